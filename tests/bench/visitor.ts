/** Simulates a browser: it keeps its cookie, has its own address, and calls the API as the client does. */
import http from 'node:http';
import { chatScript, type StepId } from '#shared/domain/chat-script.ts';
import type { AnswerValue } from '#shared/domain/chat-answers.ts';
import { sampleAnswers } from '../helpers/conversation.ts';
import { type Connection, type Answer } from './connection.ts';

type ConversationState = { id: string; revision: number };
type Timings = { answers: number[] };

let counter = 0;

export class BenchVisitor {
  private connection: Connection;
  private readonly port: number;
  private readonly address: string;
  private readonly answers: Record<StepId, AnswerValue>;
  private cookie = '';
  private conversation: ConversationState = { id: '', revision: 0 };

  constructor(port: number, connection: Connection) {
    counter += 1;
    this.port = port;
    this.connection = connection;
    this.address = `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`;
    this.answers = sampleAnswers({ name_input: `Dana Rivera ${counter}`, contact_info: `dana${counter}@example.com` });
  }

  /** Returns the same visitor on another connection. */
  over(connection: Connection): this {
    this.connection = connection;
    return this;
  }

  private head(line: string, more = ''): string {
    const cookie = this.cookie ? `Cookie: ${this.cookie}\r\n` : '';
    return `${line} HTTP/1.1\r\nHost: 127.0.0.1:${this.port}\r\nX-Forwarded-For: ${this.address}\r\n${cookie}${more}\r\n`;
  }

  /** @returns the answer to one call. @throws on any status but 200. */
  private read(path: string, answer: Answer): unknown {
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
    const [result] = JSON.parse(answer.body.toString()) as [{ result: { data: unknown } }];
    return result.result.data;
  }

  private async mutate(path: string, input: unknown): Promise<unknown> {
    const body = JSON.stringify({ 0: input });
    const head = this.head(
      `POST /trpc/${path}?batch=1`,
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`,
    );
    const answer = await this.connection.send(head + body);
    const cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(answer.head)?.[1];
    if (cookie) this.cookie = cookie;
    return this.read(path, answer);
  }

  private async query(path: string, input: unknown): Promise<unknown> {
    const search = `batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`;
    return this.read(path, await this.connection.send(this.head(`GET /trpc/${path}?${search}`)));
  }

  async start(): Promise<void> {
    this.conversation = (await this.mutate('chat.start', {})) as ConversationState;
  }

  /** Answers one step. @throws if the answer wasn't accepted. */
  async answer(stepId: StepId): Promise<void> {
    const { id, revision } = this.conversation;
    const input = { conversationId: id, revision, stepId, value: this.answers[stepId] };
    const result = (await this.mutate('chat.answer', input)) as { accepted: boolean; conversation: ConversationState };
    if (!result.accepted) throw new Error(`${stepId} was not accepted`);
    this.conversation = result.conversation;
  }

  /** Answers all steps up to the profile request, one after another. */
  async answerQuestions(timings: Timings): Promise<void> {
    for (const stepId of questionSteps) await timed(timings.answers, () => this.answer(stepId));
  }

  async generate(): Promise<void> {
    await this.mutate('profile.generate', { conversationId: this.conversation.id });
  }

  /** Follows the stream until the profile is done. @throws if it failed or the stream ended early. */
  follow(): Promise<void> {
    const input = encodeURIComponent(JSON.stringify({ conversationId: this.conversation.id }));
    return new Promise((resolve, reject) => {
      const headers = { accept: 'text/event-stream', cookie: this.cookie, 'x-forwarded-for': this.address };
      const options = {
        host: '127.0.0.1',
        port: this.port,
        path: `/trpc/profile.progress?input=${input}`,
        headers,
        agent: false,
      };
      const request = http.get(options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (text.includes('"status":"done"')) resolve();
          else if (text.includes('"status":"failed"')) reject(new Error('the generation failed'));
          else return;
          request.destroy();
        });
        response.on('end', () => reject(new Error(`the stream ended early: ${text.slice(-200)}`)));
        response.on('error', () => undefined);
      });
      request.setTimeout(60_000, () => request.destroy(new Error('the stream was silent for a minute')));
      request.on('error', reject);
    });
  }

  /** Fetches the profile. @returns its length in characters. */
  async profile(): Promise<number> {
    const data = (await this.query('profile.get', { conversationId: this.conversation.id })) as { profile: unknown };
    return JSON.stringify(data.profile).length;
  }
}

const generationAt = chatScript.findIndex((step) => step.type === 'ai_generation');
/** Steps that a visitor answers before the profile is written, and those that follow. */
export const questionSteps = chatScript.slice(0, generationAt).map((step) => step.id);
export const closingSteps = chatScript.slice(generationAt).map((step) => step.id);

/** Runs `work` and records how long it took, in milliseconds. */
export async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  into.push(performance.now() - startedAt);
  return result;
}
