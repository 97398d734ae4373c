/**
 * Schema of the files in `content/packs`. A pack is `<key>.yaml`, with its name. The prompts of a large pack are split
 * into more files, which name their `pack` and are read in name order.
 */
import { z } from 'zod';

const line = z.string().trim().min(3).max(200);

const promptSchema = z.strictObject({
  title: line,
  /** Heading in the pack. If all prompts of a file share one, it's at the top of the file. */
  category: line.optional(),
  /** Whether people who don't own the pack see the title as an example. */
  sample: z.boolean().optional(),
  useCase: line,
  prompt: z.string().trim().min(100).max(4000),
});

export const packFileSchema = z
  .strictObject({
    slug: z.string(),
    name: line.optional(),
    description: line.optional(),
    /** Key of the prompts' pack, if it isn't this file's. */
    pack: z.string().optional(),
    category: line.optional(),
    prompts: z.array(promptSchema).default([]),
  })
  .superRefine(({ pack, name, description, category, prompts }, context) => {
    const missing = (path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message: 'Invalid input: expected string, received undefined' });
    if (!pack && !name) missing(['name']);
    if (!pack && !description) missing(['description']);
    for (const [at, prompt] of prompts.entries())
      if (!category && !prompt.category) missing(['prompts', at, 'category']);
  });
