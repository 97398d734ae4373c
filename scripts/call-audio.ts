/**
 * `npm run call-audio`: speaks the call on the voice agents' pages with an open speech program and writes its recording
 * (Opus, and AAC for older Safari), captions, and times. Needs `flite` and `ffmpeg` (`apt-get install flite ffmpeg`).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saidOf, timedLines, vttOf, type CallScript, type SpokenLine } from '#shared/content/calls/call-script.ts';
import { coolingCall as call } from '#shared/content/calls/cooling-call.ts';
import { m } from '#messages';

const root = join(import.meta.dirname, '..');
const audio = join(root, 'client/public/audio');
const times = join(root, 'shared/content/calls', `${call.name}-times.ts`);

/** Voices of flite, and how much slower than its default each one speaks. */
const voices = {
  agent: { voice: 'slt', stretch: '1.0' },
  caller: { voice: 'rms', stretch: '0.92' },
} as const;

/** Samples per second of flite's voices. */
const rate = 16_000;
/** Pause before a line, in seconds. The caller takes longer to answer than software. */
const pauses = { agent: 0.35, caller: 0.5 } as const;
const ringSeconds = 1.2;

/** Speaks one line. Returns 16-bit samples without the silence around them. */
function speak({ who, ...line }: CallScript['lines'][number], dir: string): Buffer {
  const { voice, stretch } = voices[who];
  const wav = join(dir, 'line.wav');
  const words = saidOf({ who, ...line }).replaceAll('’', "'");
  execFileSync('flite', ['-voice', voice, '--setf', `duration_stretch=${stretch}`, '-t', words, '-o', wav]);
  const silence = 'silenceremove=start_periods=1:start_threshold=-45dB';
  const trim = `${silence},areverse,${silence},areverse,loudnorm=I=-18:TP=-2,aresample=${rate}`;
  return execFileSync('ffmpeg', ['-v', 'error', '-i', wav, '-af', trim, '-f', 's16le', '-ac', '1', '-']);
}

const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * rate) * 2);

/** The ring that a caller in the United States hears: 440 and 480 Hz. */
function ring(): Buffer {
  const samples = silence(ringSeconds);
  for (let at = 0; at < samples.length / 2; at += 1) {
    const edge = Math.min(1, at / 400, (samples.length / 2 - at) / 400);
    const wave = Math.sin((2 * Math.PI * 440 * at) / rate) + Math.sin((2 * Math.PI * 480 * at) / rate);
    samples.writeInt16LE(Math.round(wave * edge * 1800), at * 2);
  }
  return samples;
}

const dir = mkdtempSync(join(tmpdir(), 'call-'));
try {
  const parts = [ring(), silence(0.4)];
  const spoken: SpokenLine[] = [];
  const seconds = () => parts.reduce((sum, part) => sum + part.length, 0) / 2 / rate;
  for (const line of call.lines) {
    parts.push(silence(pauses[line.who]));
    const start = seconds();
    parts.push(speak(line, dir));
    spoken.push({ said: saidOf(line), start: Number(start.toFixed(2)), end: Number(seconds().toFixed(2)) });
  }
  parts.push(silence(0.6));

  const raw = join(dir, 'call.raw');
  writeFileSync(raw, Buffer.concat(parts));
  const input = ['-v', 'error', '-y', '-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', raw];
  // A phone line carries about 300 to 3,400 Hz.
  const line = ['-af', 'highpass=f=250,lowpass=f=3600', '-map_metadata', '-1', '-fflags', '+bitexact'];
  const opus = ['-c:a', 'libopus', '-b:a', '14k', '-application', 'voip', '-flags:a', '+bitexact'];
  const aac = ['-c:a', 'aac', '-b:a', '18k', '-movflags', '+faststart', '-flags:a', '+bitexact'];
  execFileSync('ffmpeg', [...input, ...line, ...opus, join(audio, `${call.name}.webm`)]);
  execFileSync('ffmpeg', [...input, ...line, ...aac, join(audio, `${call.name}.m4a`)]);

  const names = { agent: m.marketing_call_agent(), caller: m.marketing_call_caller() };
  writeFileSync(join(audio, `${call.name}.vtt`), vttOf(timedLines(call, spoken), names));
  writeFileSync(
    times,
    `/** Written by \`npm run call-audio\`. */\nimport type { SpokenLine } from './call-script.ts';\n\nexport const coolingCallTimes: readonly SpokenLine[] = ${JSON.stringify(spoken, undefined, 2)};\n`,
  );
  execFileSync('npx', ['prettier', '--write', times], { cwd: root });
  const bytes = (ending: string) => readFileSync(join(audio, `${call.name}.${ending}`)).length;
  console.info(`${Math.round(seconds())} seconds, ${bytes('webm')} bytes as Opus, ${bytes('m4a')} bytes as AAC`);
} finally {
  rmSync(dir, { recursive: true });
}
