/** The crowd in the stands: a murmur that swells near a goal, and rises for what happens. */
import { ready } from './sounds';

/** The loudest murmur, and a roar; both are quieter than a whistle. */
const MURMUR = 0.05;
const ROAR = 0.16;
/** The noise repeats after so many seconds: too long to be heard as a rhythm. */
const LOOP = 5;

export class Crowd {
  #volume: GainNode | null = null;
  #source: AudioBufferSourceNode | null = null;

  /**
   * How exciting it is, from 0 to 1, and whether something has just happened. Browsers allow sound only once
   * the page was touched, and sounds may be off: until then nothing is heard.
   */
  hear(danger: number, roars: boolean): void {
    const audio = ready();
    if (!audio) return this.leave();
    const volume = (this.#volume ??= this.#gather(audio));
    const now = audio.currentTime;
    volume.gain.cancelScheduledValues(now);
    if (roars) volume.gain.setTargetAtTime(ROAR, now, 0.15);
    volume.gain.setTargetAtTime(MURMUR * (0.2 + 0.8 * danger ** 2), now + (roars ? 1.6 : 0), 0.8);
  }

  /** Many voices: noise without its highs and lows, that comes and goes a little. */
  #gather(audio: AudioContext): GainNode {
    const frames = Math.ceil(audio.sampleRate * LOOP);
    const buffer = audio.createBuffer(1, frames, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let frame = 0; frame < frames; frame++) {
      // Whole waves only, so that the loop has no seam.
      const wave =
        Math.sin((2 * Math.PI * 2 * frame) / frames) * Math.sin((2 * Math.PI * 7 * frame) / frames);
      samples[frame] = (Math.random() * 2 - 1) * (0.8 + 0.2 * wave);
    }
    const [source, band, volume] = [
      audio.createBufferSource(),
      audio.createBiquadFilter(),
      audio.createGain(),
    ];
    source.buffer = buffer;
    source.loop = true;
    band.type = 'bandpass';
    band.frequency.value = 520;
    band.Q.value = 0.7;
    volume.gain.value = 0;
    source.connect(band).connect(volume).connect(audio.destination);
    source.start();
    this.#source = source;
    return volume;
  }

  leave(): void {
    this.#source?.stop();
    this.#volume?.disconnect();
    this.#source = null;
    this.#volume = null;
  }
}
