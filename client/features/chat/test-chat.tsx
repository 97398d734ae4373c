/** Renders the chat for component tests, with a server that stores answers, no motion, and a mocked voice. */
import { configure, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { stepIds, type StepId } from '#shared/domain/chat-script.ts';
import { currentStepOf, toChatUserProfile, type AnswerValue, type Answers } from '#shared/domain/chat-answers.ts';
import { checkAnswer } from '#shared/schemas/chat.ts';
import { sampleAnswers } from '#tests/helpers/conversation.ts';
import { Refused, renderApp, type Api, type Rendered } from '#client/test/render.tsx';
import { ChatOverlay } from './components/chat-overlay.tsx';
import type { ChatVoice } from './voice.ts';

// Tests have no CSS that hides anything, and visibility checks take most of the time of a query by role.
configure({ defaultHidden: true });

type Sent = { conversationId: string; revision: number; stepId: StepId; value: AnswerValue };
type Conversation = { id: string; revision: number; answers: Answers; understood: string | null };
type Given = {
  /** The current step; earlier ones are answered. Without it, there's no conversation yet. */
  at?: StepId;
  answers?: Partial<Record<StepId, AnswerValue>>;
  /** Overrides of the server's default behavior. */
  api?: Api;
  /** The token of an emailed link. */
  link?: string;
};

/** Behaves like the real server, for one browser's conversation. */
class ChatServer {
  conversation: Conversation | null;
  /** Generation ids, one per profile request. */
  readonly generations: string[] = [];
  private begun = 0;

  constructor(at: StepId, answers: Partial<Record<StepId, AnswerValue>> = {}) {
    const all = sampleAnswers(answers);
    const given = stepIds.slice(0, stepIds.indexOf(at));
    this.conversation = given.length > 0 ? this.fresh() : null;
    for (const stepId of given) this.take({ stepId, value: all[stepId] });
  }

  /** Returns the conversation as the browser gets it. */
  view() {
    if (!this.conversation) return null;
    const step = currentStepOf(this.conversation.answers);
    return { ...this.conversation, step, number: stepIds.indexOf(step) + 1 };
  }

  /** Stores an answer, from this tab or another one. */
  take({ stepId, value }: Pick<Sent, 'stepId' | 'value'>): void {
    const { id, revision, answers, understood } = this.conversation!;
    this.conversation = {
      id,
      revision: revision + 1,
      answers: { ...answers, [stepId]: value },
      understood: stepId === 'business_description' ? this.understands(value as string) : understood,
    };
  }

  begin(): void {
    this.conversation = this.fresh();
  }

  answer = (sent: Sent) => {
    const checked = checkAnswer(sent.stepId, sent.value);
    if (!checked.success) throw new Refused(checked.error.issues[0]!.message, 'INVALID');
    const accepted = sent.revision === this.conversation?.revision;
    if (accepted) this.take(sent);
    return { accepted, conversation: this.view() };
  };

  /** Returns what the assistant understands from a description. */
  understands: (description: string) => string = () => 'Air conditioner repair in Hollywood';

  correct = ({ business }: { business: string }) => {
    this.conversation = { ...this.conversation!, understood: business };
    return this.view();
  };

  readonly api: Api = {
    'voice.status': () => ({ isReady: false }),
    'chat.current': () => this.view(),
    'chat.start': () => {
      this.begin();
      return this.view();
    },
    'chat.answer': this.answer,
    'chat.correct': this.correct,
    'profile.status': () => this.generation(),
    'profile.generate': () => {
      this.generations.push(`generation-${this.generations.length + 1}`);
      return this.generation();
    },
    'profile.get': () => ({
      profile: {},
      lockedPrompts: [],
      answers: this.conversation!.answers,
      engine: 'local',
      profileId: 'profile-1',
      generationId: this.generations.at(-1),
    }),
  };

  private fresh(): Conversation {
    this.begun += 1;
    return { id: `conversation-${this.begun}`, revision: 0, answers: {}, understood: null };
  }

  private generation() {
    const id = this.generations.at(-1);
    return id ? { id, status: 'done', stage: 'done', percent: 100, sections: [] } : null;
  }
}

/** Records what the chat passes to its voice features: each message, and whether it's new. */
const noteReply = vi.fn<ChatVoice['noteReply']>();

const voice: ChatVoice = {
  RecordButton: () => null,
  RecordPanel: () => null,
  ListenButton: () => null,
  ReadAloudSwitch: () => null,
  noteReply,
  rest: () => undefined,
};

function Chat({ token }: { token: string | undefined }) {
  const [opened, setOpened] = useState(true);
  const [showsAnswers, setShowsAnswers] = useState(false);
  const [link, setLink] = useState(token);
  return (
    <>
      <button onClick={() => setOpened(true)}>{opened ? 'The chat is open' : 'Open the chat'}</button>
      <button
        onClick={() => {
          setShowsAnswers(true);
          setOpened(true);
        }}
      >
        Edit my answers
      </button>
      <ChatOverlay
        opened={opened}
        showsAnswers={showsAnswers}
        onClose={() => setOpened(false)}
        link={link}
        onLinkDone={() => setLink(undefined)}
        voice={voice}
        onProfileExpected={() => undefined}
        renderProfile={({ answers, onRestart, onChangeAnswers, changes }) => (
          <>
            <h2 id="profile-title" tabIndex={-1}>
              Profile of {toChatUserProfile(answers).businessName}
            </h2>
            <button onClick={() => void changes.onCorrect('Pool cleaning')}>Correct it</button>
            {changes.rewriting && changes.progress}
            <button onClick={onChangeAnswers}>Change my answers</button>
            <button onClick={onRestart}>Begin another</button>
          </>
        )}
      />
    </>
  );
}

type RenderedChat = Rendered & {
  server: ChatServer;
  noteReply: typeof noteReply;
  /** Answers that the browser has sent, oldest first. */
  sent: () => Sent[];
  /** Replaces a field's text; a trailing `{Enter}` sends it. */
  write: (words: string, into?: HTMLElement) => Promise<void>;
};

export function renderChat({ at = 'greeting', answers, api, link }: Given = {}): RenderedChat {
  const server = new ChatServer(at, answers);
  // happy-dom has no locks.
  Object.defineProperty(navigator, 'locks', { value: { request: runLocked }, configurable: true });
  const { device } = (window as unknown as { happyDOM: { settings: { device: Record<string, string> } } }).happyDOM
    .settings;
  device.prefersReducedMotion = 'reduce';
  noteReply.mockClear();
  const view = renderApp(<Chat token={link} />, { api: { ...server.api, ...api } });
  return {
    ...view,
    server,
    noteReply,
    sent: () => view.sentTo('chat.answer') as Sent[],
    write: async (words, into = field()) => {
      const text = words.replace('{Enter}', '');
      fireEvent.change(into, { target: { value: text } });
      into.focus();
      if (text !== words) await view.user.keyboard('{Enter}');
    },
  };
}

let locked: Promise<unknown> = Promise.resolve();
/** Runs callbacks one after the other, like the browser's own locks. */
const runLocked = (_name: string, work: () => unknown) => (locked = locked.then(work, work));

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const buttonShown = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
export const field = () => screen.getByRole<HTMLInputElement>('textbox');
/** Waits until a step's question is visible. */
export const stepShown = (number: number) => screen.findByText(`${number}/14`);
