/** Two notes, in hertz. */
const NOTES = [660, 880];
const NOTE_SECONDS = 0.18;
const VOLUME = 0.2;

let context: AudioContext | undefined;

/** Plays a short sound. Silent before the owner has interacted with the page, which browsers require. */
export function playChime(): void {
  context ??= new AudioContext();
  void context.resume();
  const { currentTime, destination } = context;
  for (const [index, hertz] of NOTES.entries()) {
    const start = currentTime + index * NOTE_SECONDS;
    const tone = new OscillatorNode(context, { frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setTargetAtTime(VOLUME, start, 0.01);
    gain.gain.setTargetAtTime(0, start + NOTE_SECONDS, 0.08);
    tone.connect(gain).connect(destination);
    tone.start(start);
    tone.stop(start + 1);
  }
}
