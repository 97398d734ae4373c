/**
 * Measures whole conversations up to the profile, and compares saving answers with the minimum that a server can do.
 */
import { randomUUID } from 'node:crypto';
import { Connection } from './connection.ts';
import { processorMs, type Child } from './children.ts';
import { median, percentile, spread, tails, type Row } from './figures.ts';
import { BenchVisitor, closingSteps, questionSteps, timed } from './visitor.ts';

const atOnce = 50;

/** Runs `total` tasks, taking turns on the connections. @returns the seconds it took, and the errors. */
async function drive(
  port: number,
  total: number,
  connections: number,
  work: (connection: Connection, index: number) => Promise<void>,
) {
  let next = 0;
  const errors: string[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: Math.min(connections, total) }, async () => {
      let connection = await Connection.open(port);
      for (let index = next++; index < total; index = next++) {
        try {
          await work(connection, index);
        } catch (error) {
          errors.push(error instanceof Error ? error.message : String(error));
          connection.close();
          connection = await Connection.open(port);
        }
      }
      connection.close();
    }),
  );
  return { seconds: (performance.now() - startedAt) / 1000, errors };
}

/** Measures whole conversations, as fast as 50 visitors who never pause can complete them. */
export async function measureJourneys(site: Child, total: number): Promise<Row[]> {
  const times = {
    starts: [] as number[],
    answers: [] as number[],
    generates: [] as number[],
    profiles: [] as number[],
    gets: [] as number[],
  };
  const journey = async (connection: Connection) => {
    const visitor = new BenchVisitor(site.port, connection);
    await timed(times.starts, () => visitor.start());
    await visitor.answerQuestions(times);
    await timed(times.profiles, async () => {
      await timed(times.generates, () => visitor.generate());
      const following = visitor.follow();
      // Avoids an unhandled rejection if the closing answers fail before the stream is awaited.
      following.catch(() => undefined);
      for (const stepId of closingSteps) await timed(times.answers, () => visitor.answer(stepId));
      await following;
    });
    const size = await timed(times.gets, () => visitor.profile());
    if (size < 50_000) throw new Error(`a profile of ${size} characters is no profile`);
  };
  await drive(site.port, Math.min(100, total), atOnce, journey);
  for (const list of Object.values(times)) list.length = 0;

  const { seconds, errors } = await drive(site.port, total, atOnce, journey);
  console.info(`\nConversations: ${total}, ${atOnce} at once, no time to think`);
  console.info(`  chat.start        ${tails(times.starts)}`);
  console.info(`  chat.answer       ${tails(times.answers)}`);
  console.info(`  profile.generate  ${tails(times.generates)}`);
  console.info(`  time to profile   ${tails(times.profiles)}`);
  console.info(`  profile.get       ${tails(times.gets)}`);
  for (const error of errors.slice(0, 5)) console.info(`  error: ${error}`);
  const slowest = percentile(times.answers, 0.99);
  return [
    { what: 'whole conversations, 50 at once', value: `${(total / seconds).toFixed(1)} per s` },
    { what: 'errors in conversations', value: String(errors.length), budget: '0', isMet: errors.length === 0 },
    {
      // Saturation, as fast as the machine allows: used to compare releases. The budget applies to realistic visitors.
      what: 'answer, p99, whole conversations without a pause',
      value: `${slowest.toFixed(1)} ms`,
    },
    {
      what: 'time to profile, p50 / p99',
      value: `${percentile(times.profiles, 0.5).toFixed(0)} / ${percentile(times.profiles, 0.99).toFixed(0)} ms`,
    },
  ];
}

/**
 * Measures only the saving of answers, alternating with a bare tRPC server that runs one INSERT per call: with 64
 * concurrent visitors, and with one.
 */
export async function measureAnswers(
  site: Child,
  raw: Child,
  { rounds, perRound }: { rounds: number; perRound: number },
): Promise<Row[]> {
  const all = await compareAnswers(site, raw, { rounds, perRound, connections: 64 });
  const one = await compareAnswers(site, raw, { rounds, perRound: Math.ceil(perRound / 10), connections: 1 });
  const errors = [...all.errors, ...one.errors];
  for (const error of errors.slice(0, 5)) console.info(`  error: ${error}`);
  // Refusals are fast, so no figure counts as met if there were errors.
  const allSaved = errors.length === 0;
  const row = (ratios: number[], connections: string): Row => ({
    what: `answers per second beside a bare tRPC insert, ${connections}`,
    value: spread(ratios, 2),
    budget: '>= 0.5',
    isMet: median(ratios) >= 0.5 && allSaved,
  });
  return [
    {
      what: 'answer, p99, 64 in flight without a pause',
      value: `${percentile(all.times, 0.99).toFixed(1)} ms`,
    },
    row(all.ratios, '64 connections'),
    row(one.ratios, 'one connection'),
    { what: 'errors in answers', value: String(errors.length), budget: '0', isMet: allSaved },
  ];
}

async function compareAnswers(
  site: Child,
  raw: Child,
  { rounds, perRound, connections }: { rounds: number; perRound: number; connections: number },
) {
  const answers = perRound * questionSteps.length;
  const rates = { ours: [] as number[], raw: [] as number[] };
  const times = { answers: [] as number[], raw: [] as number[] };
  const cpu = { ours: [] as number[], raw: [] as number[] };
  const errors: string[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1)
      for (const list of [...Object.values(rates), ...Object.values(times), ...Object.values(cpu)]) list.length = 0;
    const visitors: BenchVisitor[] = [];
    await drive(site.port, perRound, atOnce, async (connection) => {
      const visitor = new BenchVisitor(site.port, connection);
      await visitor.start();
      visitors.push(visitor);
    });
    const measure = async (who: 'ours' | 'raw', work: (connection: Connection, index: number) => Promise<void>) => {
      const child = who === 'ours' ? site : raw;
      const before = processorMs(child.pid);
      const driven = await drive(child.port, perRound, connections, work);
      if (before !== undefined) cpu[who].push((processorMs(child.pid)! - before) / answers);
      rates[who].push(answers / driven.seconds);
      errors.push(...driven.errors);
    };
    const ours = () => measure('ours', (connection, index) => visitors[index]!.over(connection).answerQuestions(times));
    const bare = () =>
      measure('raw', async (connection) => {
        const conversationId = randomUUID();
        for (const stepId of questionSteps)
          await timed(times.raw, () => insert(connection, raw.port, conversationId, stepId));
      });
    // Alternate the order, so that neither always runs on the warmer machine.
    for (const run of round % 2 === 0 ? [ours, bare] : [bare, ours]) await run();
  }
  console.info(
    `\nAnswers alone: ${rounds} rounds of ${answers} over ${connections} connections, in turns with a bare tRPC insert`,
  );
  for (const [name, who, taken] of [
    ['chat.answer', 'ours', times.answers],
    ['bare insert', 'raw', times.raw],
  ] as const) {
    const processor = cpu[who].length > 0 ? `   ${spread(cpu[who], 3)} ms of processor time each` : '';
    console.info(`  ${name}  ${spread(rates[who], 0)} per s   ${tails(taken)}${processor}`);
  }
  return { ratios: rates.ours.map((rate, index) => rate / rates.raw[index]!), times: times.answers, errors };
}

/**
 * Measures fifty visitors who answer a step every 0.3 seconds on average: far faster than people type, but with pauses.
 */
export async function measureTyping(site: Child, total: number): Promise<Row[]> {
  const times: number[] = [];
  const { errors } = await drive(site.port, total, atOnce, async (connection) => {
    const visitor = new BenchVisitor(site.port, connection);
    await visitor.start();
    for (const stepId of questionSteps) {
      await new Promise((resolve) => setTimeout(resolve, 600 * Math.random()));
      await timed(times, () => visitor.answer(stepId));
    }
  });
  console.info(`\nAnswers of ${atOnce} visitors with 0.3 s between answers\n  chat.answer  ${tails(times)}`);
  for (const error of errors.slice(0, 5)) console.info(`  error: ${error}`);
  const slowest = percentile(times, 0.99);
  return [
    {
      what: 'answer, p99, 50 visitors typing',
      value: `${slowest.toFixed(1)} ms`,
      budget: '< 50 ms',
      isMet: slowest < 50 && errors.length === 0,
    },
  ];
}

async function insert(connection: Connection, port: number, conversationId: string, stepId: string): Promise<void> {
  const body = JSON.stringify({ 0: { conversationId, stepId, value: ['word_of_mouth'] } });
  const head = `POST /trpc/save?batch=1 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const answer = await connection.send(head + body);
  if (answer.status !== 200) throw new Error(`the bare server answered ${answer.status}`);
}
