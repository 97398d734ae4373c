import { describe, expect, test } from 'vitest';
import { generalTrade, trades } from '#shared/content/trades/registry.ts';
import { platformOrder } from '#shared/domain/platforms.ts';
import { limits } from '#shared/limits.ts';
import { generatedProfileSchema } from '#shared/schemas/profile.ts';
import { assembleProfile } from './assemble.ts';
import { draftLocally } from './draft-local.ts';
import { profileDraftSchema } from './draft-schema.ts';
import { readBrief } from './read-brief.ts';
import { answersWith, briefFor, planTexts, promptsOf, sentencesOf, slips, unfilled } from './test-helpers.ts';

const all = [...trades, generalTrade];
const profiles = new Map(
  all.map((trade) => [trade.slug, assembleProfile(briefFor(trade), draftLocally(briefFor(trade)))]),
);

describe.each(all.map((trade) => [trade.slug, trade] as const))('%s', (slug, trade) => {
  const profile = profiles.get(slug)!;
  const prompts = promptsOf(profile);

  test('is a valid draft and a valid profile with enough prompts', () => {
    expect(() => profileDraftSchema.omit({ facts: true }).parse(draftLocally(briefFor(trade)))).not.toThrow();
    expect(() => generatedProfileSchema.parse(profile)).not.toThrow();
    expect(prompts.length).toBeGreaterThanOrEqual(limits.profile.minPrompts + 10);
    expect(Object.keys(profile.platformPrompts!)).toEqual(platformOrder);
  });

  test('has unique titles and prompts', () => {
    expect(new Set(prompts.map(({ title }) => title.toLowerCase())).size).toBe(prompts.length);
    expect(new Set(prompts.map(({ prompt }) => prompt)).size).toBe(prompts.length);
  });

  test('leaves no placeholders and no broken joins', () => {
    const texts = [...prompts.flatMap(({ title, prompt, useCase }) => [title, prompt, useCase]), ...planTexts(profile)];
    expect(texts.filter((text) => unfilled.test(text))).toEqual([]);
    expect(
      texts
        .map((text) => slips.exec(text))
        .filter(Boolean)
        .map((found) => found!.input.slice(Math.max(0, found!.index - 40), found!.index + 40)),
    ).toEqual([]);
  });

  test('cites an answer as a reason only where the text uses it, and not twice in a row', () => {
    const reasons = Object.entries(profile.because!);
    expect(reasons.length).toBeGreaterThan(5);
    for (const [, steps] of reasons) expect(steps).toHaveLength(1);
    // This brief has 'Word of mouth', 'Homeowners', and two goals as its answers, but no description.
    expect(reasons.flatMap(([, steps]) => steps)).not.toContain('business_description');
  });

  test('returns the same profile for the same input', () => {
    expect(assembleProfile(briefFor(trade), draftLocally(briefFor(trade)))).toEqual(profile);
  });

  test('uses the whole record', () => {
    const text = prompts.map(({ prompt }) => prompt.toLowerCase()).join('\n');
    const facts = draftLocally(briefFor(trade)).facts;
    for (const list of [facts.problems, facts.questions, facts.scenes, facts.proof, facts.offers, facts.segments]) {
      for (const fact of list) expect(text).toContain(fact.toLowerCase());
    }
  });
});

test('shares less than a fifth of the sentences between two trades with the same answers', () => {
  const lists = [...profiles].map(([slug, profile]) => ({
    slug,
    sentences: sentencesOf(profile),
    set: new Set(sentencesOf(profile)),
  }));
  let worst = { share: 0, pair: '' };
  let sum = 0;
  let pairs = 0;
  for (const a of lists) {
    for (const b of lists) {
      if (a === b) continue;
      const share = a.sentences.filter((text) => b.set.has(text)).length / a.sentences.length;
      sum += share;
      pairs += 1;
      if (share > worst.share) worst = { share, pair: `${a.slug} and ${b.slug}` };
    }
  }
  const figures = `worst ${(worst.share * 100).toFixed(1)} % (${worst.pair}), mean ${((sum / pairs) * 100).toFixed(1)} %`;
  console.info(`Prompt sentences shared by two trades: ${figures}`);
  expect(worst.share, figures).toBeLessThan(0.25);
  expect(sum / pairs, figures).toBeLessThan(0.15);
});

test.each(['__proto__', 'constructor', 'toString'])('treats %j like any other word', (word) => {
  const answers = {
    businessName: word,
    businessDescription: `we are a shop for ${word} in Miami, the ${word} not ${word}`,
    currentMarketing: word,
    targetAudience: word,
    goals: [word],
  };
  for (const description of [answers.businessDescription, `somos un negocio de ${word} en Miami`]) {
    const brief = readBrief(answersWith({ ...answers, businessDescription: description }));
    expect(JSON.stringify(assembleProfile(brief, draftLocally(brief)))).not.toMatch(/native code|\[object/);
  }
});
