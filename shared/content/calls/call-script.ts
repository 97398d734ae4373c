/** A scripted phone call: what the page shows, what `scripts/call-audio.ts` speaks, and how its captions are timed. */

type Speaker = 'agent' | 'caller';

type CallLine = {
  who: Speaker;
  text: string;
  /** Spelling for the speech program, if it would mispronounce `text`. */
  said?: string;
};

export type CallScript = {
  /** Name of its files in `client/public/audio`. */
  name: string;
  business: string;
  /** When the phone rings, in words. */
  when: string;
  lines: readonly CallLine[];
};

/** When a line is spoken, in seconds from the start of the recording, and the words that were spoken. */
export type SpokenLine = { said: string; start: number; end: number };

export type TimedLine = { who: Speaker; text: string; start: number; end: number };

/** Returns the words that the speech program gets for a line. */
export const saidOf = ({ said, text }: CallLine): string => said ?? text;

/**
 * Adds the measured times to the lines of a call.
 * @throws if the recording was made from other words
 */
export function timedLines({ name, lines }: CallScript, spoken: readonly SpokenLine[]): TimedLine[] {
  const isSame = lines.length === spoken.length && lines.every((line, at) => saidOf(line) === spoken[at]!.said);
  if (!isSame) throw new Error(`The recording of ${name} has other words. Run: npm run call-audio`);
  return lines.map(({ who, text }, at) => ({ who, text, start: spoken[at]!.start, end: spoken[at]!.end }));
}

/** Returns the index of the line that's spoken at a time, or was last. -1 before the first one. */
export const lineAt = (lines: readonly { start: number }[], seconds: number): number =>
  lines.findLastIndex(({ start }) => start <= seconds);

/** Formats seconds as `0:07`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Formats seconds as `00:00:07.250`. */
function vttTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(thousandths % 1000).padStart(3, '0');
  return `${two(thousandths / 3_600_000)}:${two((thousandths / 60_000) % 60)}:${two((thousandths / 1000) % 60)}.${rest}`;
}

/** Returns the captions of a call as WebVTT, with the speakers as voices. */
export function vttOf(lines: readonly TimedLine[], names: Record<Speaker, string>): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const cues = lines.map(
    ({ who, text, start, end }, at) =>
      `${at + 1}\n${vttTime(start)} --> ${vttTime(end)}\n<v ${names[who]}>${escaped(text)}</v>\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
