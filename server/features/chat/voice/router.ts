import { z } from 'zod';
import { speakInput, transcribeInput } from '#shared/schemas/voice.ts';
import { limited, router, visitorProcedure } from '#server/trpc/init.ts';
import { isVoiceReady, readAloud, transcribe } from './service.ts';

export const voiceRouter = router({
  /** Whether voice is available. */
  status: visitorProcedure.input(z.void()).query(({ ctx }) => ({ isReady: isVoiceReady(ctx.deps) })),

  /** Its body is read by server/http/recording-body.ts. */
  transcribe: visitorProcedure
    .input(transcribeInput)
    .use(limited('voice.address', 'address'))
    .mutation(async ({ ctx, input, signal }) => {
      const { visitorId, userId, address } = ctx;
      return { text: await transcribe(ctx.deps, { ...input, visitorId, userId, address, signal }) };
    }),

  speak: visitorProcedure
    .input(speakInput)
    .use(limited('voice.address', 'address'))
    .mutation(async ({ ctx, input }) => {
      const { visitorId, userId, address } = ctx;
      const mp3 = await readAloud(ctx.deps, { ...input, visitorId, userId, address });
      return { audioContent: mp3.toString('base64') };
    }),
});
