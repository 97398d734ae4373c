/** A purchased prompt pack as a file: `/download/pack/web?format=md`. */
import { Router } from 'express';
import { z } from 'zod';
import { packFormats } from '#shared/domain/packs.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { packFile } from '../features/member/packs/service.ts';
import { createFileSender } from './send-file.ts';

const toPacks = { href: paths.promptPacks, label: 'Back to your prompt packs' };
const formatSchema = z.enum(packFormats).default('md');

/** Serves prompt packs to the members who bought them. */
export function packDownloadRouter(deps: Deps): Router {
  const send = createFileSender(deps);
  const router = Router();
  router.get(
    `${paths.download}/pack/:pack`,
    send({ back: toPacks, nothing: 'There’s nothing to download here' }, (userId, req) => {
      const format = formatSchema.safeParse(req.query.format).data;
      if (!format) throw new AppError('NOT_FOUND', 'You can get a pack as Markdown, plain text, or JSON.');
      return packFile(deps, { userId, pack: String(req.params.pack), format });
    }),
  );
  return router;
}
