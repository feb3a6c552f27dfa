/** Synthesised sounds: nothing is loaded. Browsers allow sound only after the user has touched the page. */
import { settings } from './settings.svelte';

export type Sound = 'kick' | 'dice' | 'whistle' | 'goal' | 'turn' | 'word';

let context: AudioContext | null = null;

/** An audio context, if sound is wanted and possible. */
export function ready(): AudioContext | null {
  if (!settings.now.sounds || typeof AudioContext === 'undefined') return null;
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return null;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    return context;
  } catch {
    return null;
  }
}

interface Tone {
  at?: number;
  from: number;
  to?: number;
  lasts: number;
  loud?: number;
  shape?: OscillatorType;
}

function tone(
  audio: AudioContext,
  { at = 0, from, to = from, lasts, loud = 0.18, shape = 'sine' }: Tone,
): void {
  const [start, voice, volume] = [audio.currentTime + at, audio.createOscillator(), audio.createGain()];
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.015, lasts / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.05);
}

/** Filtered noise: leather, dice on a table, a crowd. */
function hiss(
  audio: AudioContext,
  at: number,
  lasts: number,
  pitch: number,
  loud: number,
  swell = 0.005,
): void {
  const frames = Math.ceil(audio.sampleRate * lasts);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; frame++) samples[frame] = Math.random() * 2 - 1;
  const [start, source, band, volume] = [
    audio.currentTime + at,
    audio.createBufferSource(),
    audio.createBiquadFilter(),
    audio.createGain(),
  ];
  source.buffer = buffer;
  band.type = 'bandpass';
  band.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + swell);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(band).connect(volume).connect(audio.destination);
  source.start(start);
}

function whistle(audio: AudioContext, at: number, lasts: number): void {
  tone(audio, { at, from: 2350, to: 2450, lasts, loud: 0.07, shape: 'square' });
  tone(audio, { at, from: 2410, to: 2340, lasts, loud: 0.05, shape: 'triangle' });
}

const MADE: Record<Sound, (audio: AudioContext) => void> = {
  kick: (audio) => {
    tone(audio, { from: 160, to: 55, lasts: 0.14, loud: 0.4 });
    hiss(audio, 0, 0.05, 900, 0.2);
  },
  dice: (audio) => {
    for (const at of [0, 0.07, 0.12, 0.21]) hiss(audio, at, 0.04, 2400 + 900 * Math.random(), 0.35);
  },
  whistle: (audio) => {
    whistle(audio, 0, 0.18);
    whistle(audio, 0.26, 0.5);
  },
  goal: (audio) => {
    hiss(audio, 0, 1.8, 700, 0.5, 0.35);
    for (const [step, from] of [392, 523, 659, 784].entries())
      tone(audio, { at: 0.1 + step * 0.12, from, lasts: 0.35, loud: 0.14, shape: 'triangle' });
  },
  turn: (audio) => {
    tone(audio, { from: 659, lasts: 0.14, loud: 0.12 });
    tone(audio, { at: 0.12, from: 880, lasts: 0.22, loud: 0.12 });
  },
  word: (audio) => tone(audio, { from: 988, to: 1175, lasts: 0.09, loud: 0.08 }),
};

export function sound(which: Sound): void {
  const audio = ready();
  if (audio) MADE[which](audio);
}
