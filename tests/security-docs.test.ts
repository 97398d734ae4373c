/** Checks docs/security.md and docs/security-rules.md against the code: files, ids, counts, names and numbers. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { settingNames } from '#server/env.ts';
import { limitRules } from '#server/lib/rate-limit.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { limits } from '#shared/limits.ts';

const projectDir = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');
const security = read('docs/security.md');
const rules = read('docs/security-rules.md');

const states = ['holds', "doesn't apply", "doesn't hold"] as const;
const rows = [...security.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id, level, asks, state, evidence]) => ({ id: id!, level: level!, asks, state: state!, evidence: evidence! }),
);

/** Requirements per chapter in levels 1 and 2 of ASVS 5.0.0. */
const inStandard: Record<string, [levelOne: number, levelTwo: number]> = {
  V1: [8, 19],
  V2: [4, 7],
  V3: [8, 11],
  V4: [2, 8],
  V5: [4, 5],
  V6: [13, 22],
  V7: [6, 12],
  V8: [4, 3],
  V9: [4, 3],
  V10: [5, 24],
  V11: [3, 11],
  V12: [3, 6],
  V13: [1, 12],
  V14: [2, 7],
  V15: [3, 10],
  V16: [0, 16],
  V17: [0, 7],
};

it('names only existing files', () => {
  const named = [security, rules].flatMap((text) => [...text.matchAll(/`([\w./-]+\.(?:tsx?|js|json|md|yaml))`/g)]);
  const files = named.map(([, name]) => name!).filter((name) => name.includes('/') || /^(package|eslint)/.test(name));
  const linked = [security, rules].flatMap((text) => [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)]);
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((name) => !existsSync(path.join(projectDir, name)))).toEqual([]);
  expect(linked.filter(([, name]) => !existsSync(path.join(projectDir, 'docs', name!)))).toEqual([]);
});

it('lists each requirement of levels 1 and 2 once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const found = Object.keys(inStandard).map((chapter) => {
    const own = rows.filter(({ id }) => id.startsWith(`${chapter.slice(1)}.`));
    return [chapter, ['1', '2'].map((level) => own.filter((row) => row.level === level).length)];
  });
  expect(Object.fromEntries(found)).toEqual(inStandard);
  expect(rows.filter(({ state }) => !states.includes(state as never))).toEqual([]);
});

it.each(['1', '2'])('shows the right counts for level %s in its summary', (level) => {
  const own = rows.filter((row) => row.level === level);
  const [holds, , fails] = states.map((state) => own.filter((row) => row.state === state).length) as [
    number,
    number,
    number,
  ];
  const share = `${((100 * holds) / (holds + fails)).toFixed(1)} %`;
  const counts = [own.length, holds, own.length - holds - fails, fails];
  expect(security).toContain(`| ${[level, ...counts, share].join(' | ')} |`);
});

it('names a test for each fulfilled row, and a reason for every other row', () => {
  const untested = rows.filter(
    ({ state, evidence }) =>
      state === 'holds' && !/`[\w./-]+\.(test|spec)\.tsx?`|`eslint\.config\.js`|With finding/.test(evidence),
  );
  expect(untested.map(({ id }) => id)).toEqual([]);
  expect(rows.filter(({ evidence }) => evidence.length < 5)).toEqual([]);
});

it('uses the names and numbers from the code', () => {
  for (const [, name] of rules.matchAll(/`((?:signIn|token|password)\.\w+)`/g))
    expect(limitRules).toHaveProperty([name!]);
  const keys = [...rules.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].map(([, name]) => name!);
  expect(keys.filter((name) => !settingNames.includes(name) && name !== 'POSTGRES_PASSWORD')).toEqual([]);
  // The table of keys lists every secret setting.
  for (const name of settingNames.filter((setting) => /SECRET|KEY$/.test(setting))) expect(keys).toContain(name);
  expect(rules).toContain(
    `**${accountTimes.sessionDays} days** after its last use and **${accountTimes.sessionMostDays} days**`,
  );
  expect(rules).toContain(`within ${accountTimes.activationDays} days`);
  expect(rules).toContain(`within ${accountTimes.confirmHours} hours`);
  expect(rules).toContain(`within ${accountTimes.resetHours} hour;`);
  expect(rules).toContain(`at least ${limits.password.min} and at most ${limits.password.max.toLocaleString('en-US')}`);
  for (const kind of ['secret', 'person', 'record', 'id', 'plain']) expect(rules).toContain(`| \`${kind}\` |`);
});
