/** Small calls after a plan's first draft: texts that failed the check, and the prompts of one platform. */
import { z } from 'zod';
import { platformName } from '#shared/domain/platforms.ts';
import type { PlatformPrompt } from '#shared/schemas/profile.ts';
import type { Brief } from '#server/engine/brief.ts';
import type { Failed } from '#server/engine/review.ts';
import { languageNames } from './instructions.ts';
import type { TextTask } from './port.ts';

const rules = (brief: Brief) => `- Everything in ${languageNames[brief.language]}.
- Use this business's own services, customers and places. What could stand in another business's plan is rejected.
- Obey what the owner rules out, everywhere: services, customers, channels, days, discounts, costs.
- Promise no outcome. No advertising words such as innovative, seamless, unlock, elevate, leverage.`;

const businessOf = (brief: Brief) => ({
  name: brief.businessName,
  description: brief.description,
  website: brief.website,
  marketing_today: brief.currentMarketing,
  best_customers: brief.targetAudience,
  goals: brief.goals,
  place: brief.place,
  ...brief.extras,
});

const repairSchema = z.object({
  texts: z.array(
    z.object({
      number: z.number().describe('The number of the text it replaces.'),
      text: z.string().describe('One to three whole sentences to the owner as "you".'),
    }),
  ),
});
export type Repairs = z.infer<typeof repairSchema>;

/** Asks for failed texts of the plan again, with their problems. They are numbered from 1. */
export function repairTask(brief: Brief, failed: readonly Failed[]): TextTask<Repairs> {
  return {
    name: 'profile_repair',
    instructions: `Some texts of a marketing plan can't be shown to the owner. Write each again, for the same place in the plan, so that its problems are gone. Keep what was good; if the idea itself is the problem, take another one.
- Say what to do, with what, by when, and how to tell that it worked.
${rules(brief)}`,
    input: {
      business: businessOf(brief),
      texts: failed.map(({ path, text, reasons }, index) => ({
        number: index + 1,
        place: path.replace(/\.\d+$/, ''),
        text,
        problems: reasons.slice(0, 4),
      })),
    },
    schema: repairSchema,
  };
}

const promptsSchema = z.object({
  prompts: z.array(
    z.object({
      number: z.number().describe('The number of the prompt it replaces.'),
      title: z.string().describe('What the owner gets, in at most 10 words.'),
      prompt: z.string().describe('The whole prompt, ready to paste, 40 to 110 words.'),
      useCase: z.string().describe('When to use it, one sentence of at most 20 words.'),
    }),
  ),
});
export type RewrittenPrompts = z.infer<typeof promptsSchema>;

/** Asks for one platform's prompts, tailored to this business. They are numbered from 1. */
export function promptsTask(
  brief: Brief,
  platform: string,
  prompts: readonly (PlatformPrompt & { problems: readonly string[] | undefined })[],
): TextTask<RewrittenPrompts> {
  const tool = platformName(platform);
  return {
    name: 'platform_prompts',
    instructions: `Below are prompts that the owner pastes into ${tool}. Rewrite each for this one business: keep its purpose and what ${tool} needs to know, and replace what any business could have with this business's own facts. Leave out a prompt that's better as it is. If a prompt has problems, your last try had them; make them go away.
- Parameters that begin with two hyphens, and the sentence about what to leave out, are added by us.
${rules(brief)}`,
    input: {
      business: businessOf(brief),
      prompts: prompts.map(({ title, prompt, useCase, problems }, index) => ({
        number: index + 1,
        title,
        prompt,
        useCase,
        problems,
      })),
    },
    schema: promptsSchema,
  };
}
