/** Generates an mp3 that every browser plays: frames without any sound. */

/** MPEG 1, layer III, 32 kbit/s, 32 kHz, mono: 144 bytes and 36 ms each. */
const header = [0xff, 0xfb, 0x18, 0xc4];
const frameBytes = (144 * 32_000) / 32_000;
const frameSeconds = 1152 / 32_000;

/** @returns this many seconds of silence, give or take a frame. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(frameBytes);
  // The zeros after the header mark every band as empty.
  frame.set(header);
  return Buffer.concat(Array<Buffer>(Math.max(1, Math.round(seconds / frameSeconds))).fill(frame));
}
