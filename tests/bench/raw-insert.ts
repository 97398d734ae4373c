/**
 * The minimum a tRPC server does to save an answer: a schema, one prepared INSERT, the new id. No checks, owner or
 * cookie.
 */
import { initTRPC } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express from 'express';
import pg from 'pg';
import { z } from 'zod';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(`create table if not exists bench_answers (
  id bigserial primary key, conversation_id uuid not null, step_id text not null, value jsonb not null,
  created_at timestamptz not null default now()
)`);

const insert = {
  name: 'insert-answer',
  text: 'insert into bench_answers (conversation_id, step_id, value) values ($1, $2, $3) returning id',
};

const answer = z.object({
  conversationId: z.uuid(),
  stepId: z.string(),
  value: z.union([z.string(), z.array(z.string())]),
});

const t = initTRPC.create();
const router = t.router({
  save: t.procedure.input(answer).mutation(async ({ input: { conversationId, stepId, value } }) => {
    const values = [conversationId, stepId, JSON.stringify(value)];
    const { rows } = await pool.query<{ id: string }>({ ...insert, values });
    return { id: rows[0]!.id };
  }),
});

const app = express();
app.use('/trpc', createExpressMiddleware({ router }));
app.get('/', (_req, res) => void res.end());
app.listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
