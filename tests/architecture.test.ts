/** The import rules of ARCHITECTURE.md, checked over every file, and each rule shown to notice what it forbids. */
import { describe, expect, it } from 'vitest';
import { exceptions } from './architecture/exceptions.ts';
import { featureRules } from './architecture/feature-rules.ts';
import { formRules, nameProblems, sizesOf } from './architecture/form-rules.ts';
import { importRules } from './architecture/import-rules.ts';
import { offences, permitted } from './architecture/offences.ts';
import type { Problem, Rule } from './architecture/rule.ts';
import { listFiles, parseSource, readSources } from './architecture/source.ts';
import { vendorRules } from './architecture/vendor-rules.ts';

const rules: Rule[] = [...importRules, ...featureRules, ...vendorRules, ...formRules];
const files = listFiles();
const sources = readSources(files);
const isExcepted = (rule: string, file: string) =>
  exceptions.some((exception) => exception.rule === rule && exception.file === file);
const sentences = (problems: Problem[]) => problems.map(({ file, line, says }) => `${says}  (${file}:${line})`);
const parsed = (texts: Record<string, string>) => Object.entries(texts).map(([file, text]) => parseSource(file, text));

describe('the project', () => {
  it.each(rules)('$name', ({ name, check }) => {
    expect(sentences(check(sources).filter(({ file }) => !isExcepted(name, file)))).toEqual([]);
  });

  it('names style files like code files', () => {
    expect(sentences(nameProblems(files))).toEqual([]);
  });

  it('needs every exception it has', () => {
    const idle = exceptions.filter(
      ({ rule, file }) =>
        !rules
          .find(({ name }) => name === rule)
          ?.check(sources)
          .some((problem) => problem.file === file),
    );
    expect(idle).toEqual([]);
  });

  it('is made of small files', () => {
    const { files: count, median, p90, largest } = sizesOf(sources);
    console.info(`${count} source files: median ${median} lines, 90th percentile ${p90}, largest ${largest}`);
    expect(median).toBeLessThanOrEqual(90);
  });
});

describe('the rules', () => {
  it.each(offences)('notice $what', ({ rule: name, files: texts, says }) => {
    const rule = rules.find((candidate) => candidate.name === name);
    expect(rule, `there is a rule "${name}"`).toBeDefined();
    const problems = sentences(rule!.check(parsed(texts)));
    expect(problems).not.toEqual([]);
    expect(problems.join('\n')).toContain(says);
  });

  it.each(permitted)('let pass $what', ({ files: texts }) => {
    expect(rules.flatMap(({ check }) => sentences(check(parsed(texts))))).toEqual([]);
  });

  it('have an offence each', () => {
    expect(rules.map(({ name }) => name).filter((name) => !offences.some(({ rule }) => rule === name))).toEqual([]);
  });
});
