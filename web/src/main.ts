import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { session } from './lib/session.svelte';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';

settings.show();
void session.glance().catch(() => undefined);
await words.speak(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
