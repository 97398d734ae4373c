/** A purchased prompt pack as a file: `/download/pack/web?format=md`. */
import { Router } from 'express';
import { z } from 'zod';
import { m } from '#messages';
import { packFormats } from '#shared/domain/packs.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { packFile } from '../features/member/packs/service.ts';
import { createFileSender } from './send-file.ts';

const toPacks = { href: paths.promptPacks, label: m.server_file_back_to_packs() };
const formatSchema = z.enum(packFormats).default('md');

/** Serves prompt packs to the members who bought them. */
export function packDownloadRouter(deps: Deps): Router {
  const send = createFileSender(deps);
  const router = Router();
  router.get(
    `${paths.download}/pack/:pack`,
    send({ back: toPacks, nothing: m.server_file_nothing_here() }, (userId, req) => {
      const format = formatSchema.safeParse(req.query.format).data;
      if (!format) throw new AppError('NOT_FOUND', m.server_packs_formats());
      return packFile(deps, { userId, pack: String(req.params.pack), format });
    }),
  );
  return router;
}
