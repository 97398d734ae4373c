/** What a rule is, and the words the rules share. */
import type { Import, Source } from './source.ts';

export type Problem = {
  file: string;
  line: number;
  /** What is wrong and where the thing belongs, for the person who wrote it. */
  says: string;
};

export type Rule = { name: string; check(sources: Source[]): Problem[] };

/** Tests and what only tests use: they may import anything. */
export function isForTests(file: string): boolean {
  return /^tests\//.test(file) || /\.(test|fixture)\.tsx?$/.test(file) || /\/test-[^/]+\.tsx?$/.test(file);
}

export const isScript = (file: string) => /^scripts\//.test(file);
export const isToolConfig = (file: string) => /^[^/]+\.config\.(ts|js|mjs)$/.test(file);

/** A rule that looks at one import at a time; `judge` returns the sentence, or nothing when all is well. */
export function importRule(name: string, judge: (file: string, found: Import) => string | undefined): Rule {
  return {
    name,
    check: (sources) =>
      sources
        .filter((source) => !isForTests(source.path))
        .flatMap((source) =>
          source.imports.flatMap((found) => {
            const says = judge(source.path, found);
            return says ? [{ file: source.path, line: found.line, says }] : [];
          }),
        ),
  };
}

/** The folders of `server/features/<noun>/<role>.ts` and `client/features/<noun>/…`. */
export function featureOf(file: string): { side: string; noun: string; role: string } | undefined {
  const match = /^(server|client)\/features\/([^/]+)\/(.+?)(?:\.tsx?)?$/.exec(file);
  return match ? { side: match[1]!, noun: match[2]!, role: match[3]! } : undefined;
}
