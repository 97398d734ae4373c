/**
 * Parses just enough of a webm file to validate it and find its duration. The file is untrusted: every length in it may
 * be wrong. Each byte is read once at most, and nothing is copied.
 */

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** Container elements whose children are parsed inline, so that their size needn't be known. */
const steppedInto: ReadonlySet<number> = new Set([
  ids.segment,
  ids.info,
  ids.tracks,
  ids.trackEntry,
  ids.cluster,
  ids.blockGroup,
]);
/** Recorders write these before they know the size. */
const mayBeOpen: ReadonlySet<number> = new Set([ids.segment, ids.cluster]);

const nanosecondsPerSecond = 1e9;
const audioTrack = 2;

type Element = { id: number; at: number; size: number; isOpen: boolean };

/**
 * @param file the whole file
 * @returns its duration: the longest of the stated one, its timestamps, and its audio; undefined unless it's a webm
 *   file with audio as browsers record it.
 */
export function readWebm(file: Buffer): { seconds: number } | undefined {
  const head = elementAt(file, 0);
  if (head?.id !== ids.ebml || head.isOpen || head.at + head.size > file.length) return undefined;
  if (docTypeOf(file, head) !== 'webm') return undefined;

  let scale = 1_000_000;
  let told = 0;
  let clusterAt = 0;
  let lastTimestamp = 0;
  let soundMs = 0;
  let sounds = 0;
  let isOpus = false;
  for (let at = head.at + head.size; at < file.length;) {
    const element = elementAt(file, at);
    if (!element || (element.isOpen && !mayBeOpen.has(element.id))) return undefined;
    const end = element.at + element.size;
    if (!element.isOpen && end > file.length) return undefined;
    if (steppedInto.has(element.id)) {
      at = element.at;
      continue;
    }
    at = end;
    switch (element.id) {
      case ids.timestampScale:
        scale = unsigned(file, element) ?? 0;
        break;
      case ids.duration:
        told = floating(file, element) ?? Number.NaN;
        break;
      case ids.trackType:
        if (unsigned(file, element) !== audioTrack) return undefined;
        break;
      case ids.codec:
        if (file.toString('latin1', element.at, end) !== 'A_OPUS') return undefined;
        isOpus = true;
        break;
      case ids.timestamp: {
        const timestamp = unsigned(file, element);
        if (timestamp === undefined) return undefined;
        clusterAt = timestamp;
        lastTimestamp = Math.max(lastTimestamp, timestamp);
        break;
      }
      case ids.simpleBlock:
      case ids.block: {
        const block = blockOf(file, element);
        if (!block) return undefined;
        lastTimestamp = Math.max(lastTimestamp, clusterAt + block.offset);
        soundMs += block.soundMs;
        sounds += 1;
        break;
      }
      default:
    }
  }
  if (!isOpus || sounds === 0) return undefined;
  const seconds = Math.max((Math.max(told, lastTimestamp) * scale) / nanosecondsPerSecond, soundMs / 1000);
  return Number.isFinite(seconds) && scale > 0 && told >= 0 ? { seconds } : undefined;
}

/** Reads the id and size of the element at a position; undefined if there can be none. */
function elementAt(file: Buffer, at: number): Element | undefined {
  const first = file[at];
  if (first === undefined) return undefined;
  const idLength = Math.clz32(first) - 23;
  if (idLength > 4 || at + idLength >= file.length) return undefined;
  const id = file.readUIntBE(at, idLength);
  const sizeFirst = file[at + idLength]!;
  const sizeLength = Math.clz32(sizeFirst) - 23;
  if (sizeLength > 8 || at + idLength + sizeLength > file.length) return undefined;
  let size = sizeFirst & (0xff >> sizeLength);
  let isOpen = size === 0xff >> sizeLength;
  for (let index = 1; index < sizeLength; index += 1) {
    const byte = file[at + idLength + index]!;
    isOpen &&= byte === 0xff;
    size = size * 256 + byte;
  }
  return { id, at: at + idLength + sizeLength, size: isOpen ? 0 : size, isOpen };
}

function docTypeOf(file: Buffer, head: Element): string | undefined {
  const end = head.at + head.size;
  for (let at = head.at; at < end;) {
    const element = elementAt(file, at);
    if (!element || element.isOpen || element.at + element.size > end) return undefined;
    at = element.at + element.size;
    if (element.id === ids.docType) return file.toString('latin1', element.at, at).replace(/\0+$/, '');
  }
  return undefined;
}

/** Six bytes hold every exact number; no real duration is longer. */
function unsigned(file: Buffer, { at, size }: Element): number | undefined {
  if (size === 0) return 0;
  let from = at;
  let length = size;
  while (length > 6 && file[from] === 0) {
    from += 1;
    length -= 1;
  }
  return length > 6 ? undefined : file.readUIntBE(from, length);
}

function floating(file: Buffer, { at, size }: Element): number | undefined {
  if (size === 4) return file.readFloatBE(at);
  if (size === 8) return file.readDoubleBE(at);
  return size === 0 ? 0 : undefined;
}

/**
 * A block: track number, position in its cluster, flags, one audio packet. Blocks with several packets, which no
 * browser writes, are rejected, because their lengths can't be verified.
 */
function blockOf(file: Buffer, { at, size }: Element): { offset: number; soundMs: number } | undefined {
  const trackLength = Math.clz32(file[at] ?? 0) - 23;
  const head = trackLength + 3;
  if (size < head || trackLength > 8) return undefined;
  const flags = file[at + head - 1]!;
  if ((flags & 0x06) !== 0) return undefined;
  return { offset: file.readInt16BE(at + trackLength), soundMs: packetMs(file, at + head, size - head) };
}

/** Frame durations by the upper five bits of a packet's first byte (RFC 6716, table 2), in milliseconds. */
const frameMs = [
  ...[10, 20, 40, 60, 10, 20, 40, 60, 10, 20, 40, 60],
  ...[10, 20, 10, 20],
  ...[2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20],
];

/** Duration of an Opus packet. */
function packetMs(file: Buffer, at: number, size: number): number {
  if (size === 0) return 0;
  const first = file[at]!;
  const ways = first & 0x03;
  const frames = ways === 0 ? 1 : ways < 3 ? 2 : size > 1 ? file[at + 1]! & 0x3f : 0;
  return frames * frameMs[first >> 3]!;
}
