/** Builds recordings as a browser makes them: WebM with Opus, unknown sizes, one packet per 60 ms. */

type Bytes = Buffer | number[] | string;

const sized = (length: number): number[] => {
  if (length < 0x7f) return [0x80 | length];
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length) | (1n << 56n));
  return [...size];
};

/** Encodes a WebM element: its id, size and content. */
export function element(id: number, ...content: Bytes[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
  return Buffer.concat([Buffer.from(bytesOf(id)), Buffer.from(sized(body.length)), body]);
}

/** Encodes a WebM element of unknown size. */
export function openElement(id: number, ...content: Bytes[]): Buffer {
  const parts = content.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)));
  return Buffer.concat([Buffer.from(bytesOf(id)), Buffer.from([0x01, ...Array<number>(7).fill(0xff)]), ...parts]);
}

/** Encodes a number in as few bytes as possible. */
export function bytesOf(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return bytes.length > 0 ? bytes : [0];
}

export const ebmlHead = (docType = 'webm') =>
  element(
    0x1a45dfa3,
    element(0x4286, [1]),
    element(0x42f7, [1]),
    element(0x42f2, [4]),
    element(0x42f3, [8]),
    element(0x4282, docType),
    element(0x4287, [4]),
    element(0x4285, [2]),
  );

export const info = (...more: Buffer[]) =>
  element(0x1549a966, element(0x2ad7b1, bytesOf(1_000_000)), element(0x4d80, 'Chrome'), ...more);

export const tracks = (codec = 'A_OPUS', type = 2) =>
  element(
    0x1654ae6b,
    element(0xae, element(0xd7, [1]), element(0x73c5, [1]), element(0x83, [type]), element(0x86, codec)),
  );

/** Builds an Opus packet with one 60 ms frame, as browsers' recorders produce it. */
export const packet = (bytes = 120) => Buffer.concat([Buffer.from([(3 << 3) | 0]), Buffer.alloc(bytes - 1, 0x5a)]);

export function simpleBlock(offsetMs: number, content: Buffer = packet(), flags = 0x80): Buffer {
  const place = Buffer.alloc(2);
  place.writeInt16BE(offsetMs);
  return element(0xa3, [0x81], place, [flags], content);
}

/** @param options `bytes`: packet size; `clusterMs`: length of a cluster; `isOpen`: unknown sizes. */
export function recording(
  seconds: number,
  options: { bytes?: number; clusterMs?: number; isOpen?: boolean; codec?: string; docType?: string } = {},
): Buffer {
  const { bytes = 120, clusterMs = 12_000, isOpen = true, codec, docType } = options;
  const make = isOpen ? openElement : element;
  const clusters: Buffer[] = [];
  for (let at = 0; at < seconds * 1000; at += clusterMs) {
    const blocks: Buffer[] = [];
    for (let offset = 0; offset < clusterMs && at + offset < seconds * 1000; offset += 60)
      blocks.push(simpleBlock(offset, packet(bytes)));
    clusters.push(make(0x1f43b675, element(0xe7, bytesOf(at)), ...blocks));
  }
  return Buffer.concat([ebmlHead(docType), make(0x18538067, info(), tracks(codec), ...clusters)]);
}
