import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { session } from './lib/session.svelte';
import { settings } from './lib/settings.svelte';
import { words } from './lib/words.svelte';
import { worker } from './lib/worker.svelte';

settings.show();
const glance = (): void => void session.glance().catch(() => undefined);
glance();
window.addEventListener('online', glance);
await words.speak(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
if (import.meta.env.PROD) worker.start();
