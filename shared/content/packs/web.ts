/**
 * The web prompt pack, whole. Its prompts are what we sell, so the client never imports this file, only its outline
 * (`web-outline.ts`); members who own the pack get them from the server.
 */
import type { PackPrompt, PromptPack } from './pack.ts';
import { webOutline } from './web-outline.ts';
import { accessibilityPrompts } from './web/accessibility.ts';
import { componentPrompts } from './web/components.ts';
import { dataPrompts } from './web/data.ts';
import { formPrompts } from './web/forms.ts';
import { layoutPrompts } from './web/layouts.ts';
import { localPrompts } from './web/local.ts';
import { planningPrompts } from './web/planning.ts';
import { qualityPrompts } from './web/quality.ts';
import { runningPrompts } from './web/running.ts';
import { searchPrompts } from './web/search.ts';
import { securityPrompts } from './web/security.ts';
import { shopPrompts } from './web/shops.ts';
import { speedPrompts } from './web/speed.ts';
import { stylePrompts } from './web/styles.ts';
import { wordsPrompts } from './web/words.ts';

/**
 * Append only. A prompt's key is its place in this list (`web.12` is the twelfth), and favourites, ratings and what was
 * filled in are kept by it. New prompts go to the end, in a file of their own, whatever their category; a prompt that
 * goes leaves its place to a better one on the same matter.
 */
const prompts: readonly PackPrompt[] = [
  ...planningPrompts,
  ...layoutPrompts,
  ...stylePrompts,
  ...componentPrompts,
  ...formPrompts,
  ...accessibilityPrompts,
  ...speedPrompts,
  ...searchPrompts,
  ...wordsPrompts,
  ...localPrompts,
  ...dataPrompts,
  ...securityPrompts,
  ...shopPrompts,
  ...qualityPrompts,
  ...runningPrompts,
];

export const webPromptPack: PromptPack = {
  key: webOutline.key,
  name: webOutline.name,
  description: webOutline.description,
  prompts,
};
