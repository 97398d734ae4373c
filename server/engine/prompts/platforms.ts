/** The prompt library: all platforms, in the order visitors see them. */
import type { TradeFacts } from '#shared/content/trades/schema.ts';
import type { PlatformPrompt } from '#shared/schemas/profile.ts';
import { mayEmail, mayHaveSite, mayPost } from '../allowed.ts';
import type { Brief } from '../brief.ts';
import { ads } from './ads.ts';
import { chatAssistant } from './chat-assistant.ts';
import { smoothSpanish } from '../draft/spanish-article.ts';
import { gateOf } from '../gate.ts';
import { promptContext, type Platform, type Recipe } from './context.ts';
import { elevenLabs } from './eleven-labs.ts';
import { email } from './email.ts';
import { adsEs } from './es/ads.ts';
import { chatAssistantEs } from './es/chat-assistant.ts';
import { elevenLabsEs } from './es/eleven-labs.ts';
import { emailEs } from './es/email.ts';
import { klingAiEs } from './es/kling-ai.ts';
import { leonardoEs } from './es/leonardo.ts';
import { lovableEs } from './es/lovable.ts';
import { midjourneyEs } from './es/midjourney.ts';
import { printDesignEs } from './es/print-design.ts';
import { reviewsEs } from './es/reviews.ts';
import { seoEs } from './es/seo.ts';
import { socialMediaEs } from './es/social-media.ts';
import { vapiEs } from './es/vapi.ts';
import { veo3Es } from './es/veo3.ts';
import { withoutEmailEs } from './es/without-email.ts';
import { withoutSocialEs } from './es/without-social.ts';
import { withoutWebsiteEs } from './es/without-website.ts';
import { klingAi } from './kling-ai.ts';
import { leonardo } from './leonardo.ts';
import { lovable } from './lovable.ts';
import { midjourney } from './midjourney.ts';
import { printDesign } from './print-design.ts';
import { withoutRepeats } from './repeats.ts';
import { reviews } from './reviews.ts';
import { seo } from './seo.ts';
import { socialMedia } from './social-media.ts';
import { vapi } from './vapi.ts';
import { veo3 } from './veo3.ts';
import { withoutEmail } from './without-email.ts';
import { withoutSocial } from './without-social.ts';
import { withoutWebsite } from './without-website.ts';

const english: readonly Platform[] = [
  lovable,
  veo3,
  klingAi,
  leonardo,
  midjourney,
  vapi,
  elevenLabs,
  chatAssistant,
  socialMedia,
  email,
  seo,
  ads,
  reviews,
  printDesign,
];

const spanish: readonly Platform[] = [
  lovableEs,
  veo3Es,
  klingAiEs,
  leonardoEs,
  midjourneyEs,
  vapiEs,
  elevenLabsEs,
  chatAssistantEs,
  socialMediaEs,
  emailEs,
  seoEs,
  adsEs,
  reviewsEs,
  printDesignEs,
];

const library = { en: english, es: spanish };

type Substitute = Readonly<Record<Brief['language'], readonly Recipe[]>> & { isAllowed: (brief: Brief) => boolean };

/** By platform: whether the owner allows its channel, and the replacement recipes if not. */
const substitutes: Readonly<Record<string, Substitute>> = {
  lovable: { isAllowed: mayHaveSite, en: withoutWebsite, es: withoutWebsiteEs },
  socialMedia: { isAllowed: mayPost, en: withoutSocial, es: withoutSocialEs },
  email: { isAllowed: mayEmail, en: withoutEmail, es: withoutEmailEs },
};

/** How many times to deal facts to a recipe until its prompt no longer contradicts the owner or repeats another one. */
const tries = 3;
/** How many other recipes of the platform to try after that. */
const substituteRecipes = 6;

/**
 * Returns all prompts by platform key, with every variable filled; the same input gives the same prompts. A prompt that
 * contradicts the owner is dealt other facts, then replaced by another recipe of the platform, and finally loses the
 * offending sentences.
 */
export function buildPrompts(brief: Brief, facts: TradeFacts): Record<string, PlatformPrompt[]> {
  // One context for the whole library, so that facts are dealt across platforms and none appears too often.
  const context = promptContext(brief, facts);
  const gate = gateOf(brief);
  const names = facts.services.map(({ name }) => name);
  const once = withoutRepeats(names);
  const smoothed = (text: string) => once(brief.language === 'es' ? smoothSpanish(text, names) : text);
  const smooth = ({ title, prompt, useCase, ...rest }: PlatformPrompt): PlatformPrompt => ({
    ...rest,
    title: smoothed(title),
    prompt: smoothed(prompt),
    useCase: smoothed(useCase),
  });
  const writeAll = (recipes: readonly Recipe[]): PlatformPrompt[] => {
    const titles = new Set<string>();
    return recipes.map((own, at) => {
      const others = Array.from(
        { length: substituteRecipes },
        (_, index) => recipes[(at + index + 1) % recipes.length]!,
      );
      let nearest: PlatformPrompt | undefined;
      for (const recipe of [...Array.from({ length: tries }, () => own), ...others]) {
        const prompt = smooth(recipe(context));
        if (titles.has(prompt.title)) continue;
        if (gate.allows(prompt.title)) nearest ??= prompt;
        if (!gate.allows(textOf(prompt))) continue;
        titles.add(prompt.title);
        return prompt;
      }
      const prompt = nearest ?? smooth(own(context));
      titles.add(prompt.title);
      const cleaned = { ...prompt, ...gate.cleaned(prompt) };
      return gate.allows(cleaned.useCase) ? cleaned : { ...cleaned, useCase: cleaned.title };
    });
  };
  const recipesOf = ({ key, recipes }: Platform) => {
    const substitute = substitutes[key];
    return !substitute || substitute.isAllowed(brief) ? recipes : substitute[brief.language];
  };
  return Object.fromEntries(library[brief.language].map((platform) => [platform.key, writeAll(recipesOf(platform))]));
}

const textOf = ({ title, prompt, useCase }: PlatformPrompt) => `${title}\n${prompt}\n${useCase}`;
