/** The prompt library: every platform in the order in which a visitor sees it. */
import type { TradeFacts } from '../../../shared/content/trades/schema.ts';
import type { PlatformPrompt } from '../../../shared/schemas/profile.ts';
import type { Brief } from '../brief.ts';
import { ads } from './ads.ts';
import { chatAssistant } from './chat-assistant.ts';
import { promptContext, type Platform } from './context.ts';
import { elevenLabs } from './eleven-labs.ts';
import { email } from './email.ts';
import { klingAi } from './kling-ai.ts';
import { leonardo } from './leonardo.ts';
import { lovable } from './lovable.ts';
import { midjourney } from './midjourney.ts';
import { printDesign } from './print-design.ts';
import { reviews } from './reviews.ts';
import { seo } from './seo.ts';
import { socialMedia } from './social-media.ts';
import { vapi } from './vapi.ts';
import { veo3 } from './veo3.ts';

const library: readonly Platform[] = [
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

/** @returns all prompts by platform key, every variable filled; the same input gives the same prompts. */
export function buildPrompts(brief: Brief, facts: TradeFacts): Record<string, PlatformPrompt[]> {
  // One context for the whole library, so that facts are dealt across platforms and none comes up too often.
  const context = promptContext(brief, facts);
  return Object.fromEntries(library.map(({ key, recipes }) => [key, recipes.map((recipe) => recipe(context))]));
}
