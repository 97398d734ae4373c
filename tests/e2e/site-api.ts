/** Calls the site's API alongside the browser, to advance a conversation quickly and check what was stored. */
import { expect, type APIRequestContext } from '@playwright/test';
import { stepIds, type StepId } from '#shared/domain/chat-script.ts';
import type { AnswerValue, Answers } from '#shared/domain/chat-answers.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { newVisitorAnswers } from './answers.ts';

export type Conversation = { id: string; revision: number; answers: Answers; step: StepId; number: number };
export type StoredProfile = { profile: GeneratedProfile; generationId: string };

export class SiteApi {
  private readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  async current(): Promise<Conversation> {
    return this.read<Conversation>(await this.request.get('/trpc/chat.current'));
  }

  async answer(conversation: Conversation, stepId: StepId, value: AnswerValue): Promise<Conversation> {
    const data = { conversationId: conversation.id, revision: conversation.revision, stepId, value };
    const response = await this.request.post('/trpc/chat.answer', { data });
    return (await this.read<{ conversation: Conversation }>(response)).conversation;
  }

  /** Starts a conversation and answers everything before the given step. */
  async bringTo(step: StepId, answers = newVisitorAnswers()): Promise<Conversation> {
    let conversation = await this.read<Conversation>(await this.request.post('/trpc/chat.start', { data: {} }));
    for (const id of stepIds.slice(0, stepIds.indexOf(step))) {
      conversation = await this.answer(conversation, id, answers[id]);
    }
    return conversation;
  }

  /** Returns the finished profile as soon as it is ready. */
  async profile(conversationId: string): Promise<StoredProfile> {
    const input = encodeURIComponent(JSON.stringify({ conversationId }));
    let stored: StoredProfile | undefined;
    await expect(async () => {
      stored = await this.read<StoredProfile>(await this.request.get(`/trpc/profile.get?input=${input}`));
    }).toPass({ timeout: 30_000 });
    return stored!;
  }

  /** Creates a conversation with every question answered; opening the chat shows its profile. */
  async finish(answers = newVisitorAnswers()): Promise<Conversation> {
    return this.answer(await this.bringTo('final_cta', answers), 'final_cta', answers.final_cta);
  }

  private async read<T>(response: Awaited<ReturnType<APIRequestContext['get']>>): Promise<T> {
    expect(response.status(), await response.text()).toBe(200);
    return ((await response.json()) as { result: { data: T } }).result.data;
  }
}
