/** How files look: names, sizes, what they may leave, and no rings among their imports. */
import { knotsOf } from './graph.ts';
import { isForTests, isToolConfig, type Problem, type Rule } from './rule.ts';
import type { Finding, Source } from './source.ts';

export const maxLines = 400;
const isRecord = (file: string) => /^shared\/content\//.test(file) || /^drizzle\/migrations\//.test(file);

function findingRule(name: string, kind: Finding['kind'], isAllowed: (file: string) => boolean, says: string): Rule {
  return {
    name,
    check: (sources) =>
      sources
        .filter(({ path }) => !isAllowed(path))
        .flatMap(({ path, findings }) =>
          findings
            .filter((finding) => finding.kind === kind)
            .map(({ line }) => ({ file: path, line, says: `${path} ${says}` })),
        ),
  };
}

const mayCollect = (file: string) =>
  file === 'drizzle/schema/index.ts' || /^server\/adapters\/[^/]+\/index\.ts$/.test(file);
const noBarrels = findingRule(
  'no barrels',
  're-export',
  mayCollect,
  'may not re-export: import each thing from the file that has it, so that the reader finds it in one step',
);

const noIndexFiles: Rule = {
  name: 'no index files',
  check: (sources) =>
    sources
      .filter(({ path }) => /(^|\/)index\.(ts|tsx|js)$/.test(path) && path !== 'server/index.ts' && !mayCollect(path))
      .map(({ path }) => ({
        file: path,
        line: 1,
        says: `${path}: call it by what it holds; index.ts is for the entry of the server, the schema and an adapter's choice`,
      })),
};

const noDefaultExports = findingRule(
  'no default exports',
  'default-export',
  isToolConfig,
  'may not export a default: a name given once is a name one can search for',
);
const noAny = findingRule('no any', 'any', isForTests, 'may not use any: unknown with a check, or the real type');

const allowedDots = /\.(module|test|config|fixture|spec)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const drawers = /^(utils?|helpers?|misc|common|others?|managers?|stuff)$/;

/** Checks folder and file names of a list of paths; also of styles, which the parser does not read. */
export function nameProblems(files: readonly string[]): Problem[] {
  return files
    .filter((file) => /\.(ts|tsx|js|css)$/.test(file))
    .flatMap((file) => {
      const parts = file.split('/');
      const base = parts
        .pop()!
        .replace(/\.[a-z]+$/, '')
        .replace(allowedDots, '');
      const wrong = [...parts, base].find((part) => !kebab.test(part));
      if (wrong) return [{ file, line: 1, says: `${file}: write "${wrong}" in kebab-case, small letters and hyphens` }];
      // tests/helpers holds what tests share; its files say what they do.
      const drawer = [...parts, base].find(
        (part, index) => drawers.test(part) && !(index === 1 && parts[0] === 'tests'),
      );
      if (drawer)
        return [{ file, line: 1, says: `${file}: "${drawer}" is a drawer; name it after the one thing it does` }];
      return [];
    });
}

const names: Rule = {
  name: 'names are kebab-case and say something',
  check: (sources) => nameProblems(sources.map(({ path }) => path)),
};

const sizes: Rule = {
  name: `files have at most ${maxLines} lines`,
  check: (sources) =>
    sources
      .filter(({ path, lines }) => lines > maxLines && !isRecord(path))
      .map(({ path, lines }) => ({
        file: path,
        line: maxLines,
        says: `${path} has ${lines} lines, ${maxLines} is the most: find the two things in it and give each a file`,
      })),
};

const noRings: Rule = {
  name: 'no import cycles',
  check(sources) {
    const edges = new Map(
      sources.map((source) => [
        source.path,
        new Set(source.imports.filter((found) => found.isOwn && !found.isTypeOnly).map(({ target }) => target)),
      ]),
    );
    return knotsOf(edges).map((files) => ({
      file: files[0]!,
      line: 1,
      says: `these files import each other in a ring: ${files.join(', ')}; move what they share into a file that imports none of them`,
    }));
  },
};

export const formRules: Rule[] = [noBarrels, noIndexFiles, noDefaultExports, noAny, names, sizes, noRings];

/** Median and 90th percentile of lines, over source files that are neither tests nor records. */
export function sizesOf(sources: Source[]): { files: number; median: number; p90: number; largest: string } {
  const counted = sources.filter(({ path }) => !isForTests(path) && !isRecord(path)).sort((a, b) => a.lines - b.lines);
  const at = (share: number) => counted[Math.floor((counted.length - 1) * share)]!;
  const last = at(1);
  return { files: counted.length, median: at(0.5).lines, p90: at(0.9).lines, largest: `${last.path} (${last.lines})` };
}
