import { sound, vibration } from "./preferences.ts";

/** What can be heard: a card slides to the pile, is tapped, is drawn; one's own turn; UNO; a round won; being hit. */
export type Sound = "slide" | "tap" | "draw" | "turn" | "uno" | "win" | "hit";

const LOUDNESS = 0.16;

let context: AudioContext | null = null;

/** Make a sound, when sounds are wanted. */
export function play(which: Sound): void {
  if (!sound.value || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // until the page is touched, browsers keep it silent
  if (context.state === "running") SOUNDS[which](context, context.currentTime);
}

/** Browsers let a page be heard after it was touched: from then on sounds may come by themselves. */
export function letSoundsPlay(): void {
  const wake = (): void => {
    if (!sound.peek() || !("AudioContext" in globalThis)) return;
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", wake, { passive: true });
  addEventListener("keydown", wake, { passive: true });
}

/** Let the device tremble: for one's own turn, and when one is hit. */
export function vibrate(which: "turn" | "hit"): void {
  if (vibration.value) navigator.vibrate?.(which === "turn" ? [40] : [30, 60, 90]);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  slide: (audio, at) => rustle(audio, at, 0.16, 900, 3200, 0.8),
  tap: (audio, at) => rustle(audio, at, 0.05, 2400, 1200, 0.9),
  draw: (audio, at) => rustle(audio, at, 0.13, 2600, 900, 0.7),
  turn: (audio, at) => {
    tone(audio, at, 659, 0.22, 1);
    tone(audio, at + 0.13, 880, 0.34, 1);
  },
  uno: (audio, at) => {
    for (const [place, pitch] of [523, 659, 784].entries()) tone(audio, at + place * 0.09, pitch, 0.26, 0.9);
  },
  win: (audio, at) => {
    for (const [place, pitch] of [523, 659, 784, 1047].entries()) tone(audio, at + place * 0.12, pitch, place === 3 ? 0.8 : 0.3, 0.9);
    tone(audio, at + 0.36, 1319, 0.8, 0.5);
  },
  hit: (audio, at) => {
    thump(audio, at);
    rustle(audio, at, 0.12, 500, 200, 0.9);
  },
};

/** A soft, bell-like tone. */
function tone(audio: AudioContext, at: number, pitch: number, length: number, strength: number): void {
  const gain = fading(audio, at, 0.012, length, LOUDNESS * strength);
  for (const [times, part] of [[1, 1], [2, 0.25], [3.01, 0.08]] as const) {
    const oscillator = new OscillatorNode(audio, { type: "sine", frequency: pitch * times });
    const share = new GainNode(audio, { gain: part });
    oscillator.connect(share).connect(gain);
    oscillator.start(at);
    oscillator.stop(at + length + 0.05);
  }
}

/** Paper: noise through a filter that wanders from one pitch to another. */
function rustle(audio: AudioContext, at: number, length: number, from: number, to: number, strength: number): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < samples; place++) data[place] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: from, Q: 0.9 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(filter).connect(fading(audio, at, length * 0.25, length * 0.75, LOUDNESS * 1.6 * strength));
  source.start(at);
}

/** Something heavy lands. */
function thump(audio: AudioContext, at: number): void {
  const oscillator = new OscillatorNode(audio, { type: "sine", frequency: 150 });
  oscillator.frequency.setValueAtTime(150, at);
  oscillator.frequency.exponentialRampToValueAtTime(48, at + 0.22);
  oscillator.connect(fading(audio, at, 0.005, 0.26, LOUDNESS * 2.2));
  oscillator.start(at);
  oscillator.stop(at + 0.35);
}

function fading(audio: AudioContext, at: number, rise: number, fall: number, strength: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(strength, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(audio.destination);
  return gain;
}
