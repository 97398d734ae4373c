/** The queues as bull-board shows them: to be looked at, never to be changed. */
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import { brand } from '#shared/brand.ts';
import type { Board } from './enqueue.ts';

/** @param basePath where it is mounted, without a slash at the end. Who may look is decided by whoever mounts it. */
export function createBoard(queues: readonly Queue[], basePath: string): Board {
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(basePath);
  createBullBoard({
    // A job tried again here would pass by its row, which is the work; the desk's own screen does that properly.
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    serverAdapter,
    // The Postgres backend knows no list of workers, and "none" would be wrong.
    options: { uiConfig: { boardTitle: `${brand.name} queues`, showWorkers: false } },
  });
  return serverAdapter.getRouter() as Board;
}
