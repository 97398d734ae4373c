import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  ebmlHead,
  element,
  info,
  openElement,
  packet,
  recording,
  simpleBlock,
  tracks,
} from '#tests/helpers/recordings.ts';
import { readWebm } from './webm.ts';

const segment = (...content: Buffer[]) => Buffer.concat([ebmlHead(), openElement(0x18538067, ...content)]);
const cluster = (at: number, ...blocks: Buffer[]) => openElement(0x1f43b675, element(0xe7, bytesOf(at)), ...blocks);
const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

describe('a recording', () => {
  it.each([0.06, 1, 12.3, 59.94, 60, 61, 600])(
    'of %d s has that length, whether or not its sizes are known',
    (seconds) => {
      for (const isOpen of [true, false]) {
        const read = readWebm(recording(seconds, { isOpen, bytes: 20 }));
        expect(read!.seconds).toBeGreaterThan(seconds - 0.07);
        expect(read!.seconds).toBeLessThan(seconds + 0.07);
      }
    },
  );

  it('uses its declared length when that is longer', () => {
    const told = element(0x4489, double(90_000));
    expect(readWebm(segment(info(told), tracks(), cluster(0, simpleBlock(0))))).toEqual({ seconds: 90 });
  });

  it('uses its own time scale', () => {
    const scaled = element(0x1549a966, element(0x2ad7b1, bytesOf(2_000_000)));
    expect(readWebm(segment(scaled, tracks(), cluster(40_000, simpleBlock(500))))).toEqual({ seconds: 81 });
  });

  it('counts the audio in its packets, whatever its timestamps say', () => {
    const blocks = Array.from({ length: 1_200 }, () => simpleBlock(0, packet(4)));
    expect(readWebm(segment(info(), tracks(), cluster(0, ...blocks)))).toEqual({ seconds: 72 });
    // Sixty-three frames of 2.5 ms in a packet of three bytes.
    const dense = Array.from({ length: 400 }, () => simpleBlock(0, Buffer.from([(16 << 3) | 3, 63, 0])));
    expect(readWebm(segment(info(), tracks(), cluster(0, ...dense)))).toEqual({ seconds: 63 });
  });

  it('may contain block groups', () => {
    const block = element(0xa0, element(0xa1, [0x81, 0, 60, 0], packet()), element(0x9b, [60]));
    expect(readWebm(segment(info(), tracks(), cluster(2_000, block)))).toEqual({ seconds: 2.06 });
  });
});

describe('an invalid recording', () => {
  const whole = recording(2);
  const cases: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['the first bytes alone', whole.subarray(0, 4)],
    ['a head alone', ebmlHead()],
    ['a head cut in the middle', whole.subarray(0, 20)],
    ['a last block cut in the middle', whole.subarray(0, -3)],
    ['Matroska', recording(2, { docType: 'matroska' })],
    ['another codec', recording(2, { codec: 'A_VORBIS' })],
    ['a film', segment(info(), tracks('V_VP9', 1), cluster(0, simpleBlock(0)))],
    ['no track', segment(info(), cluster(0, simpleBlock(0)))],
    ['no sound', segment(info(), tracks(), cluster(0))],
    ['several packets in a block', segment(info(), tracks(), cluster(0, simpleBlock(0, packet(), 0x82)))],
    ['a block without a head', segment(info(), tracks(), cluster(0, element(0xa3, [0x81, 0])))],
    [
      'a time without a scale',
      segment(element(0x1549a966, element(0x2ad7b1, [0])), tracks(), cluster(9, simpleBlock(0))),
    ],
    ['a length of less than nothing', segment(info(element(0x4489, double(-1))), tracks(), cluster(0, simpleBlock(0)))],
    ['a length that is no number', segment(info(element(0x4489, double(NaN))), tracks(), cluster(0, simpleBlock(0)))],
    ['a size beyond the end', Buffer.concat([whole, Buffer.from([0xa3, 0x10, 0xff, 0xff, 0xff])])],
    ['an open block', Buffer.concat([whole, Buffer.from([0xa3, 0xff, 0x81, 0, 0, 0])])],
    ['a zip', Buffer.from('PK\u0003\u0004 and so on')],
    ['an mp3', Buffer.from([0xff, 0xfb, 0x18, 0xc4, 0, 0, 0, 0])],
  ];
  it.each(cases)('is %s', (_, file) => {
    expect(readWebm(file)).toBeUndefined();
  });
});

describe('parsing terminates', () => {
  const seconds = (file: Buffer) => readWebm(file)?.seconds ?? 0;

  it('for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, withHead) => {
        const file = withHead ? Buffer.concat([ebmlHead(), bytes]) : Buffer.from(bytes);
        expect(seconds(file)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3_000 },
    );
  });

  it('for a recording with changed or missing bytes', () => {
    const whole = recording(1.5);
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(changes, fc.nat(whole.length), (list, length) => {
        const file = Buffer.from(whole.subarray(0, length));
        for (const [at, byte] of list) if (at < length) file[at] = byte;
        const read = seconds(file);
        expect(Number.isFinite(read) && read >= 0).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it('for elements in any order and depth', () => {
    const known = [
      0x18538067, 0x1f43b675, 0xa0, 0xa1, 0xa3, 0xe7, 0x2ad7b1, 0x4489, 0x1654ae6b, 0xae, 0x83, 0x86, 0xec,
    ];
    const { tree } = fc.letrec<{ tree: Buffer; leaf: Buffer }>((tie) => ({
      leaf: fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
      tree: fc.oneof(
        { maxDepth: 6 },
        tie('leaf'),
        fc
          .tuple(fc.constantFrom(...known), fc.boolean(), fc.array(tie('tree'), { maxLength: 4 }))
          .map(([id, isOpen, parts]) => (isOpen ? openElement : element)(id, ...parts)),
      ),
    }));
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 6 }), (parts) => {
        const read = seconds(Buffer.concat([ebmlHead(), ...parts]));
        expect(Number.isFinite(read) && read >= 0).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('after one pass over each byte, with the most elements that fit into a request', () => {
    // Two bytes each: an empty element.
    const file = segment(
      info(),
      tracks(),
      cluster(0, simpleBlock(0)),
      Buffer.alloc(2_200_000, Buffer.from([0xec, 0x80])),
    );
    expect(readWebm(file)).toEqual({ seconds: 0.06 });
  });
});
