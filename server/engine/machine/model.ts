/** The same tools with a language model, which may reword the built-in engine's text but keeps its blocks. */
import { z } from 'zod';
import { machineStep } from '#shared/domain/machine-steps.ts';
import type { MachineStepKey } from '#shared/domain/member.ts';
import { machineResultSchema, type MachineBlock, type MachineResult } from '#shared/schemas/machine.ts';
import type { HasForeignContact } from '../contact-data.ts';
import { clip, clipSentences, squeeze } from '../text.ts';
import { distinct } from './context.ts';

/**
 * No optional fields: a vendor's strict mode requires every key. Calculations and dates in tables come from code, never
 * from a model.
 */
export const modelReplySchema = z.object({
  summary: z.string().min(1).max(600),
  blocks: z
    .array(
      z.object({
        heading: z.string().max(120),
        text: z.string().max(4000),
        items: z.array(z.string().max(1500)).max(40),
      }),
    )
    .max(14),
});
type ModelReply = z.infer<typeof modelReplySchema>;

/** Converts a local result to the shape of a model's reply. */
export function toModelReply(result: MachineResult): ModelReply {
  return {
    summary: result.summary,
    blocks: result.blocks.map(({ heading, text, items }) => ({ heading, text: text ?? '', items: items ?? [] })),
  };
}

const perStep: Record<MachineStepKey, string> = {
  profile: 'Write a pitch of one paragraph and a spoken introduction of about 75 words. List gaps as one task each.',
  customer:
    'Describe one believable customer of this business: no name, no age, no clichés. Their day, in the second person.',
  offer: 'State the offer in one sentence. Leave every figure as it stands in the draft.',
  message: 'Write taglines of two to seven words that only this business could use, and bios within their limits.',
  website: 'Write for a stranger on a phone: first what they get, then where, then what to press.',
  listing: 'Follow Google’s rules for listings: no links, no phone number, no discounts and no capitals for emphasis.',
  content: 'Improve ideas and tips only; dates and places stay as they are.',
  email: 'Each email is under 110 words, one question or one link, no pressure, and ends with the sender’s name.',
  ads: 'Headlines have at most 30 characters, descriptions 90. No exclamation marks, no claims that cannot be shown.',
  'follow-up': 'Replies sound like a person on a phone: two to four sentences, one question at the end.',
  review: 'Word the reading and the moves in plain language. Never change, add or round a figure.',
};

/** @returns the instructions for the model; what a member typed is sent separately, as data */
export function instructionsFor(step: MachineStepKey): string {
  return [
    'You write marketing texts for a small local business in the United States. You get its facts, the fields its owner filled in, and a draft.',
    `The tool is “${machineStep(step).name}”. ${machineStep(step).purpose} ${perStep[step]}`,
    'Improve the wording of the draft so that it fits this very business. Keep every heading and the order of the blocks; answer each block in the same form: a text where the draft has a text, items where it has items, as many as there are.',
    'Plain, short American English in the second person. No hype, no invented facts, numbers, prices, awards, names or reviews. No markdown.',
    'Keep each text as short as the draft’s. Blocks without text and items are tables: return them empty.',
  ].join('\n');
}

const plain = (value: string) => squeeze(value.toWellFormed().replace(/[*_`#<>]/g, ''));

function wordedAnew(
  block: MachineBlock,
  words: ModelReply['blocks'][number] | undefined,
  isForeign: HasForeignContact,
): MachineBlock {
  if (!words || block.kind === 'table') return block;
  const within = (value: string, most: number) => clipSentences(value, Math.min(block.limit ?? most, most));
  if (block.kind === 'text') {
    const text = within(words.text.split('\n').map(plain).join('\n').trim(), 4000);
    return text === '' || isForeign(text) ? block : { ...block, text };
  }
  const tooLong = (value: string) => block.limit !== undefined && value.length > block.limit;
  const items = distinct(words.items.map(plain))
    .filter((value) => !tooLong(value) && !isForeign(value))
    .map((value) => within(value, 1500));
  // With fewer items than the draft, something would be missing.
  return items.length < (block.items?.length ?? 0) / 2 ? block : { ...block, items: items.slice(0, 40) };
}

/**
 * Returns the local result with the model's words. Headings, tables, limits and figures stay those of the local result,
 * so whatever a model replies, the result keeps its shape. Texts with contact data that isn't the owner's are ignored.
 */
export function mergeReply(local: MachineResult, reply: ModelReply, isForeign: HasForeignContact): MachineResult {
  const summary = clip(plain(reply.summary), 600);
  return machineResultSchema.parse({
    ...local,
    summary: summary === '' || isForeign(summary) ? local.summary : summary,
    blocks: local.blocks.map((block) =>
      wordedAnew(
        block,
        reply.blocks.find(({ heading }) => heading === block.heading),
        isForeign,
      ),
    ),
  });
}
