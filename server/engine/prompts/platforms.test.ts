import { describe, expect, it } from 'vitest';
import { generalTrade, trades } from '#shared/content/trades/registry.ts';
import type { PlatformPrompt } from '#shared/schemas/profile.ts';
import type { Brief } from '../brief.ts';
import { draftLocally } from '../draft-local.ts';
import { readBrief } from '../read-brief.ts';
import { businessOf } from '../reading/business.ts';
import { factsIn } from '../reading/facts.ts';
import { answersWith, briefFor, slips, unfilled } from '../test-helpers.ts';
import { splitEnding } from './ending.ts';
import { buildPrompts } from './platforms.ts';

const promptsFor = (brief: Brief) => buildPrompts(brief, draftLocally(brief).facts);
const said = (answer: string) => businessOf(factsIn(answer, { language: 'en', step: 'current_marketing' }));
const english = (currentMarketing: string) =>
  readBrief(
    answersWith({
      businessName: 'Ruiz Tile',
      businessDescription: 'I lay floor tile in Tucson, bathroom floors from $900.',
      currentMarketing,
    }),
  );
const spanish = (currentMarketing: string) =>
  readBrief(
    answersWith({
      businessName: 'Pisos Ruiz',
      businessDescription: 'Pongo pisos y azulejos en Tucson, pisos de baño desde $900.',
      targetAudience: 'dueños de casa',
      currentMarketing,
    }),
  );
const countsOf = (prompts: Record<string, PlatformPrompt[]>) =>
  Object.fromEntries(Object.entries(prompts).map(([key, list]) => [key, list.length]));
const textsOf = (list: readonly PlatformPrompt[]) =>
  list.flatMap(({ title, prompt, useCase, category }) => [title, prompt, useCase, category]);
/** Returns the recipes' requests, without the final sentences about what to leave out. */
const bodiesOf = (brief: Brief, list: readonly PlatformPrompt[]) =>
  textsOf(list.map((one) => ({ ...one, prompt: splitEnding(brief, one.prompt).body })));

const aboutSites =
  /\b(?:web ?sites?|(?:landing|home|web) ?pages?|visitors|SEO|e-?mails?)\b|\b(?:sitios?|páginas?|visitantes|correos?)\b/iu;
const aboutEmail =
  /\b(?:e-?mails?|newsletters?|inbox(?:es)?|subject lines?|text messages?|texting)\b|\b(?:correos?|bolet[ií]n(?:es)?|bandeja|asuntos?|mensajes? de texto)\b/iu;
const plain = { en: english('Word of mouth'), es: spanish('De boca en boca') };

describe.each([
  ['lovable', english('word of mouth. no website and dont want one'), aboutSites],
  ['lovable', spanish('de boca en boca. no tengo pagina web ni quiero'), aboutSites],
  ['email', english('word of mouth, i hate email'), aboutEmail],
  ['email', spanish('de boca en boca, no mando correos'), aboutEmail],
] as const)('%s prompts for an owner who rules the channel out (case %#)', (key, brief, about) => {
  const prompts = promptsFor(brief);
  const before = promptsFor(plain[brief.language]);

  it('are as many as without the exclusion on every platform', () => {
    expect(countsOf(prompts)).toEqual(countsOf(before));
  });

  it('are about something else', () => {
    expect(bodiesOf(brief, prompts[key]!).filter((text) => about.test(text))).toEqual([]);
    expect(bodiesOf(brief, before[key]!).some((text) => about.test(text))).toBe(true);
  });

  it('lose no sentence to the exclusion and share no title with another platform', () => {
    for (const { prompt } of prompts[key]!) expect(prompt.length).toBeGreaterThan(400);
    const titles = Object.values(prompts).flatMap((list) => list.map(({ title }) => title.toLowerCase()));
    expect(new Set(titles).size).toBe(titles.length);
  });
});

it.each([
  ['no website yet, need one', 'lovable'],
  ["word of mouth, I don't have a website", 'lovable'],
  ['Cold email: tried it, never again', 'email'],
  ['no cold email', 'email'],
])('keeps a platform\'s recipes after "%s"', (answer, key) => {
  const categories = (brief: Brief) => promptsFor(brief)[key]!.map(({ category }) => category);
  expect(categories(english(answer))).toEqual(categories(plain.en));
});

it.each([...trades, generalTrade].map((trade) => [trade.slug, trade] as const))(
  'leaves no placeholders for a %s without website, email and social media',
  (_, trade) => {
    const brief = { ...briefFor(trade), business: said('no website and dont want one. no email. no social media') };
    const prompts = promptsFor(brief);
    const lists = [prompts.lovable!, prompts.email!, prompts.socialMedia!];
    const texts = textsOf(lists.flat());
    expect(texts.filter((text) => unfilled.test(text) || slips.test(text))).toEqual([]);
    const titles = lists.flat().map(({ title }) => title.toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
  },
);
