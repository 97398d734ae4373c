/** The least a Node server can do to save an answer: read JSON, one INSERT, answer JSON. No checks, no owner, no cookie. */
import http from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(`create table if not exists bench_answers (
  id bigserial primary key, conversation_id uuid not null, step_id text not null, value jsonb not null,
  created_at timestamptz not null default now()
)`);

const insert = {
  name: 'insert-answer',
  text: 'insert into bench_answers (conversation_id, step_id, value) values ($1, $2, $3) returning id',
};

type Body = { conversationId: string; stepId: string; value: string | string[] };

async function save(text: string): Promise<string> {
  const { conversationId, stepId, value } = JSON.parse(text) as Body;
  const { rows } = await pool.query<{ id: string }>({
    ...insert,
    values: [conversationId, stepId, JSON.stringify(value)],
  });
  return JSON.stringify({ id: rows[0]!.id });
}

http
  .createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      if (req.method === 'GET') return void res.writeHead(200).end();
      save(Buffer.concat(chunks).toString()).then(
        (answer) => res.writeHead(200, { 'Content-Type': 'application/json' }).end(answer),
        () => res.writeHead(500).end(),
      );
    });
  })
  .listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
