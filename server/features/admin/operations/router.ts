import { z } from 'zod';
import {
  failedWorkInput,
  ledgerInput,
  mailIdInput,
  mailListInput,
  retryAllInput,
  retryWorkInput,
  testMailInput,
} from '#shared/schemas/operations.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toFailedPage, toJobs, toLedger, toListedMail, toMailDetail, toSystem } from './present.ts';
import {
  aiLedger,
  findMail,
  jobsOverview,
  listFailed,
  listMails,
  readiness,
  retryAll,
  retryMail,
  retryWork,
  sendTestMail,
  systemReport,
} from './service.ts';

export const operationsRouter = router({
  /** Lists emails, newest first. `templates` are the values of the template filter. */
  mails: adminProcedure.input(mailListInput).query(async ({ ctx, input }) => {
    const { items, nextCursor, templates, notice } = await listMails(ctx.deps, input);
    return { items: items.map(toListedMail), nextCursor, templates, notice };
  }),

  /** One email with its attempts and a preview; one-time links and passwords are masked. */
  mail: adminProcedure
    .input(mailIdInput)
    .query(async ({ ctx, input }) => toMailDetail(await findMail(ctx.deps, input))),

  retryMail: adminProcedure.input(mailIdInput).mutation(async ({ ctx, input }) => {
    await retryMail(ctx.deps, { adminId: ctx.userId, ...input });
    return { ok: true } as const;
  }),

  testMail: adminProcedure
    .input(testMailInput)
    .mutation(({ ctx, input }) => sendTestMail(ctx.deps, { adminId: ctx.userId, ...input })),

  jobs: adminProcedure.input(z.void()).query(async ({ ctx }) => toJobs(await jobsOverview(ctx.deps))),

  failedWork: adminProcedure
    .input(failedWorkInput)
    .query(async ({ ctx, input }) => toFailedPage(await listFailed(ctx.deps, input))),

  retryWork: adminProcedure.input(retryWorkInput).mutation(async ({ ctx, input }) => {
    await retryWork(ctx.deps, { adminId: ctx.userId, ...input });
    return { ok: true } as const;
  }),

  retryAll: adminProcedure
    .input(retryAllInput)
    .mutation(({ ctx, input }) => retryAll(ctx.deps, { adminId: ctx.userId, ...input })),

  ai: adminProcedure.input(ledgerInput).query(async ({ ctx, input }) => toLedger(await aiLedger(ctx.deps, input))),

  /** What the owner hasn't filled in on the public site yet. */
  readiness: adminProcedure.input(z.void()).query(({ ctx }) => readiness(ctx.deps)),

  /** Checks every service the site depends on. Nothing is cached. */
  system: adminProcedure.input(z.void()).query(async ({ ctx }) => toSystem(await systemReport(ctx.deps))),
});
