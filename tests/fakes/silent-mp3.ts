/** An mp3 that every browser plays: frames without any sound in them. */

/** MPEG 1, layer III, 32 kbit/s, 32 kHz, one channel: 144 bytes and 36 ms each. */
const header = [0xff, 0xfb, 0x18, 0xc4];
const frameBytes = (144 * 32_000) / 32_000;
const frameSeconds = 1152 / 32_000;

/** @returns so many seconds of silence, a frame more or less. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(frameBytes);
  // What follows the header says of every band that there is nothing in it.
  frame.set(header);
  return Buffer.concat(Array<Buffer>(Math.max(1, Math.round(seconds / frameSeconds))).fill(frame));
}
