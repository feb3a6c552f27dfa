/** A report in a file of its own, as `touchline analyse --html` writes it. */
import { mount } from 'svelte';
import '../app.css';
import './report.css';
import { LANGUAGES, words, type Language } from '../lib/words.svelte';
import type { ReportFile } from '../types/messages';
import { namesOf } from './names';
import ReportPage from './ReportPage.svelte';

const file = JSON.parse(document.getElementById('report')?.textContent ?? '') as ReportFile;
words.name(namesOf(file.report.names));
await words.speak(file.language in LANGUAGES ? (file.language as Language) : 'en');
mount(ReportPage, { target: document.getElementById('app') as HTMLElement, props: { file } });
