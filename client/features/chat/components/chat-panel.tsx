import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { chatScript, stepById, stepIds, type StepId } from '#shared/domain/chat-script.ts';
import { limits } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { asText, echoOf, messageFor, type AnswerValue } from '#shared/domain/chat-answers.ts';
import { OutOfSight } from '#client/components/out-of-sight.tsx';
import { Spinner } from '#client/components/spinner.tsx';
import type { useConversation } from '../hooks/use-conversation.ts';
import type { useGeneration } from '../hooks/use-generation.ts';
import { useStickToEnd } from '../hooks/use-stick-to-end.ts';
import type { useReplies } from '../hooks/use-replies.ts';
import type { useTyping } from '../hooks/use-typing.ts';
import type { ChatVoice } from '../voice.ts';
import { AssistantMessage, VisitorMessage } from './messages.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { StepInput } from './step-input.tsx';
import { UnderstoodFix } from './understood-fix.tsx';
import classes from './chat-panel.module.css';

type Props = {
  chat: ReturnType<typeof useConversation>;
  generation: ReturnType<typeof useGeneration>;
  typing: ReturnType<typeof useTyping>;
  message: string;
  /** Whether the last button was pressed, so that the profile opens as soon as it's ready. */
  wantsResult: boolean;
  onShowResult: () => void;
  replies: ReturnType<typeof useReplies>;
  voice: ChatVoice;
};

/** Returns whether a step's answer can be changed. Small talk isn't worth it. */
const canChange = (id: StepId) =>
  !['greeting', 'intro_response', 'how_it_works', 'live_generation', 'final_cta'].includes(id);

export function ChatPanel({ chat, generation, typing, message, wantsResult, onShowResult, replies, voice }: Props) {
  const { conversation, sending } = chat;
  const [editing, setEditing] = useState<StepId>();
  const [error, setError] = useState<string>();
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  const step = conversation?.step ?? 'greeting';
  const asked = editing ?? step;
  const isBusy = Boolean(sending);

  // Keep the latest message in view.
  const position = `${step} ${editing} ${typing.isTyping} ${isBusy} ${generation.generation?.stage}`;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [position]);

  useStickToEnd(log, Boolean(conversation));

  const give = async (value: AnswerValue) => {
    setError(undefined);
    replies.expect();
    const refusal = await chat.give(asked, value);
    if (refusal) {
      replies.expectNone();
      setError(refusal);
    } else {
      if (editing) generation.forget();
      setEditing(undefined);
    }
    return refusal === undefined;
  };

  // Park the focus here between two inputs, so that it isn't lost and a hasty Enter doesn't press a button.
  const isWithoutInput = Boolean(conversation) && !editing && (typing.isTyping || step === 'live_generation');
  useEffect(() => {
    if (isWithoutInput) log.current?.focus({ preventScroll: true });
  }, [isWithoutInput]);

  const { request } = generation;
  const conversationId = conversation?.id;
  const isGenerating = step === 'live_generation' || (wantsResult && !generation.result);
  useEffect(() => {
    if (isGenerating && conversationId) void request();
    // Requested once per visit to this step; the server starts only one generation, however often it's requested.
  }, [isGenerating, conversationId, request]);

  // The generation step advances on its own while the profile is being written.
  const isWaiting = step === 'live_generation' && !typing.isTyping && !editing && !isBusy;
  const advance = () => {
    replies.advance();
    void chat.give('live_generation', '');
  };
  const advanceRef = useRef(advance);
  useEffect(() => {
    advanceRef.current = advance;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => advanceRef.current(), limits.chat.generationAdvanceMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  if (!conversation) {
    return (
      <div className={classes.empty}>
        {chat.isUnreachable ? (
          <>
            <p>{m.chat_panel_cant_reach_assistant_right()}</p>
            <button type="button" className="button" onClick={chat.retry}>
              {m.chat_try_again()}
            </button>
          </>
        ) : (
          <Spinner label={m.chat_opening_the_chat()} />
        )}
      </div>
    );
  }

  const { understood } = conversation;
  const correct = async (business: string) => {
    const outcome = await chat.correct(business);
    if ('problem' in outcome) return outcome.problem;
    voice.noteReply(echoOf(outcome.understood), true);
    generation.forget();
    if (isGenerating) void request();
    return undefined;
  };
  /** Returns the correction form, shown below the message that repeats what the assistant understood. */
  const fixAt = (id: StepId) =>
    stepById(id).echo &&
    understood !== null && <UnderstoodFix understood={understood} isPast={id !== step} onSave={correct} />;

  const past = chatScript
    .slice(0, stepIds.indexOf(step) + (wantsResult ? 1 : 0))
    .filter((entry) => conversation.answers[entry.id] !== undefined);
  const pending = sending && !editing ? sending : undefined;
  const hasFailed = generation.generation?.status === 'failed' || generation.askFailed;

  return (
    <>
      <OutOfSight role="status">
        {typing.isTyping
          ? ''
          : (editing && m.chat_panel_change_your_answer({ label: stepById(editing).label })) || message}
      </OutOfSight>
      {/* A click anywhere completes the message; keys do the same (chat-overlay.tsx). */}
      <div
        ref={log}
        data-autofocus={isWithoutInput || undefined}
        className={classes.log}
        onClick={typing.complete}
        role="log"
        aria-live="off"
        aria-label={m.chat_conversation()}
        tabIndex={0}
      >
        <div className={classes.messages}>
          {past.map((entry) => (
            <div key={entry.id} className={classes.turn}>
              <AssistantMessage
                text={messageFor(entry.id, conversation.answers, understood, conversation.proPrice)}
                action={
                  <voice.ListenButton
                    text={messageFor(entry.id, conversation.answers, understood, conversation.proPrice)}
                    label={entry.label}
                  />
                }
              />
              {fixAt(entry.id)}
              {entry.type !== 'ai_generation' && (
                <VisitorMessage
                  text={asText(entry.id, conversation.answers[entry.id])}
                  isEdited={editing === entry.id}
                  onChange={
                    canChange(entry.id) && !isBusy
                      ? () => {
                          setError(undefined);
                          setEditing(entry.id);
                        }
                      : undefined
                  }
                  label={entry.label}
                />
              )}
            </div>
          ))}
          {!wantsResult && (
            <AssistantMessage
              text={typing.shown}
              isTyping={typing.isTyping}
              action={<voice.ListenButton text={message} label={stepById(step).label} />}
            />
          )}
          {!wantsResult && !typing.isTyping && fixAt(step)}
          {pending && pending.stepId !== 'live_generation' && (
            <VisitorMessage
              text={asText(pending.stepId, pending.value)}
              state={chat.isStruggling ? 'struggling' : 'sending'}
              label={stepById(pending.stepId).label}
            />
          )}
          {isGenerating && !editing && (
            <GenerationProgress
              generation={generation.generation}
              plan={generation.plan}
              isSlow={generation.isSlow}
              hasFailed={hasFailed}
              onRetry={() => void request()}
            />
          )}
          {chat.notice && (
            <p className={classes.notice} role="status">
              {chat.notice}
            </p>
          )}
          <div ref={end} />
        </div>
      </div>
      <div className={classes.inputArea}>
        {editing && (
          <div className={classes.editing}>
            <span>{m.chat_panel_changing_your_answer({ label: stepById(editing).label })}</span>
            <button type="button" className="button quiet" onClick={() => setEditing(undefined)}>
              {m.chat_panel_keep()}
            </button>
          </div>
        )}
        {step === 'greeting' && (
          <p className={classes.privacy}>
            <Markup
              parts={m.chat_panel_keep_answers_write_profile.parts()}
              tags={{ link: (text) => <a href={paths.privacy}>{text}</a> }}
            />
          </p>
        )}
        {wantsResult && !editing ? (
          <button type="button" className={`button ${classes.whole}`} disabled>
            {m.chat_generating_profile()}
          </button>
        ) : (
          <StepInput
            key={`${conversation.id}:${asked}`}
            stepId={asked}
            storageKey={`everglow-draft:${conversation.id}:${asked}`}
            current={editing ? conversation.answers[editing] : undefined}
            isReady={editing !== undefined || !typing.isTyping}
            isBusy={isBusy}
            error={error}
            voice={voice}
            onError={setError}
            onGive={async (value) => {
              const accepted = await give(value);
              if (asked === 'final_cta' && accepted) onShowResult();
              return accepted;
            }}
          />
        )}
      </div>
    </>
  );
}
