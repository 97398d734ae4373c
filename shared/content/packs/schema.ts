/**
 * The files of `content/packs`. A pack is `<key>.yaml`, with its name. The prompts of a large pack are in more files, which
 * name their `pack` and are read in the order of their names.
 */
import { z } from 'zod';

const line = z.string().trim().min(3).max(200);

const promptSchema = z.strictObject({
  title: line,
  /** Heading in the pack. A file whose prompts share one has it at its top. */
  category: line.optional(),
  /** Whether people who don't own the pack see the title, as an example. */
  sample: z.boolean().optional(),
  useCase: line,
  prompt: z.string().trim().min(100).max(4000),
});

export const packFileSchema = z
  .strictObject({
    slug: z.string(),
    name: line.optional(),
    description: line.optional(),
    /** Key of the pack that the prompts belong to, if not this file's. */
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
