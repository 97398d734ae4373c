import IconDeviceMobileShare from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileShare.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import type { StepId } from '#shared/domain/chat-script.ts';
import { limits } from '#shared/limits.ts';
import { messageFor, toChatUserProfile, type Answers } from '#shared/domain/chat-answers.ts';
import { noteChatBegun } from '#client/lib/chat-memory.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import type { EngineName } from '#shared/domain/generation.ts';
import { CloseIcon } from '#client/components/close-icon.tsx';
import { OutOfSight } from '#client/components/out-of-sight.tsx';
import { useBackGesture } from '../hooks/use-back-gesture.ts';
import { useConversation } from '../hooks/use-conversation.ts';
import { useHandover, type ShellLeft } from '../hooks/use-handover.ts';
import { useGeneration } from '../hooks/use-generation.ts';
import { useRewriting } from '../hooks/use-rewriting.ts';
import { useReplies } from '../hooks/use-replies.ts';
import { useTyping } from '../hooks/use-typing.ts';
import { useViewportHeight } from '../hooks/use-viewport-height.ts';
import type { ChatVoice } from '../voice.ts';
import { ChatDialog } from './chat-dialog.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkQuestion } from './link-question.tsx';
import { RestartQuestion } from './restart-question.tsx';
import classes from './chat-overlay.module.css';

type Props = {
  opened: boolean;
  /** Whether the chat was opened to change answers: a finished conversation shows them instead of its profile. */
  showsAnswers?: boolean;
  /** Called once the chat has something to show. Closes the page's shell and returns its state. */
  onShown?: (() => ShellLeft) | undefined;
  onClose: () => void;
  /** The token of an emailed link, until the visitor accepts or declines it. */
  link: string | undefined;
  onLinkDone: () => void;
  voice: ChatVoice;
  /** Called when a profile is being written, so that its code can load. */
  onProfileExpected: () => void;
  /** Renders the profile. Passed in by the parent, because the view belongs to another feature. */
  renderProfile: (props: {
    profile: GeneratedProfile;
    lockedPrompts: readonly string[];
    answers: Answers;
    engine: EngineName;
    profileId: string;
    businessName: string;
    firstName: string;
    onRestart: () => void;
    onChangeAnswers: () => void;
    changes: {
      conversationId: string;
      onCorrect: ReturnType<typeof useRewriting>['correct'];
      onSharpen: ReturnType<typeof useRewriting>['sharpen'];
      rewriting: 'business' | 'sharper' | undefined;
      progress: ReactNode;
    };
  }) => ReactNode;
};

/** Replaces the last message, which offers the profile, once the visitor has seen the profile. */
const changeAnswers = m.chat_overlay_press_change_below_any();

/** The chat as a dialog, ending with the profile: a sheet on phones, a panel on larger screens. */
export function ChatOverlay({
  opened,
  showsAnswers = false,
  onShown,
  onClose,
  link,
  onLinkDone,
  voice,
  onProfileExpected,
  renderProfile,
}: Props) {
  const chat = useConversation({ waits: link !== undefined });
  const generation = useGeneration(chat.conversation?.id);
  const rewriting = useRewriting(chat, generation);
  const [showsResult, setShowsResult] = useState<boolean>();
  const [asks, setAsks] = useState<'restart' | 'link'>();
  const height = useViewportHeight(opened);
  useBackGesture(opened && asks !== 'link', onClose);

  const [wasOpened, setWasOpened] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened && showsAnswers) setShowsResult(false);
  }

  const { conversation } = chat;
  const step = conversation?.step ?? 'greeting';
  const isFinished = conversation?.answers.final_cta !== undefined;
  // Visitors who come back to a finished conversation want to see the profile.
  const wantsResult = showsResult ?? isFinished;
  const profile = wantsResult && link === undefined ? rewriting.result : undefined;

  // Animate only new messages; older ones appear immediately.
  const [resumedAt, setResumedAt] = useState<StepId | 'nowhere'>();
  if (conversation && resumedAt === undefined)
    setResumedAt(conversation.revision > 0 || onShown !== undefined ? step : 'nowhere');
  const lastMessage = conversation
    ? messageFor(step, conversation.answers, conversation.understood, conversation.proPrice)
    : '';
  const message = isFinished && !wantsResult ? changeAnswers : lastMessage;
  const typing = useTyping(`${conversation?.id}:${step}`, message, opened && step !== resumedAt && !profile && !link);

  const isTalking = opened && Boolean(conversation) && !profile && !link;
  const replies = useReplies(
    isTalking ? `${conversation?.id}:${step}` : undefined,
    message,
    resumedAt === 'nowhere',
    voice.noteReply,
  );
  const { rest } = voice;
  useEffect(() => {
    if (!isTalking) rest();
  }, [isTalking, rest]);

  const isTyping = link === undefined && (!conversation || typing.isTyping);
  const { complete } = typing;
  useEffect(() => {
    if (!opened || !typing.isTyping) return;
    const completeByKey = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      // The focus is about to move to the first answer, and the same key press must not select it.
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
      complete();
    };
    addEventListener('keydown', completeByKey);
    return () => removeEventListener('keydown', completeByKey);
  }, [opened, typing.isTyping, complete]);

  const isSomethingShown = conversation !== undefined || chat.isUnreachable || link !== undefined;
  const opener = useRef<Element>(null);
  useHandover({ isReady: opened && isSomethingShown, onShown, openerRef: opener, chat, onGive: replies.expect });
  useEffect(() => {
    if (conversation) noteChatBegun(conversation.revision > 0);
  }, [conversation]);

  const isProfileExpected = opened && Boolean(generation.generation);
  useEffect(() => {
    if (isProfileExpected) onProfileExpected();
  }, [isProfileExpected, onProfileExpected]);

  // Move the focus to the profile's title, for screen readers and keyboards. A rewrite while the profile is open
  // doesn't move it.
  const isShown = opened && profile !== undefined;
  useEffect(() => {
    if (isShown) document.getElementById('profile-title')?.focus({ preventScroll: true });
  }, [isShown]);

  // A layout effect, because it has to run before the focus trap moves the focus.
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement;
    else if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [opened]);

  const elsewhere = useRef<HTMLButtonElement>(null);
  const closeForm = useCallback(() => {
    setAsks(undefined);
    elsewhere.current?.focus();
  }, []);
  const close = () => {
    setAsks(undefined);
    onClose();
  };
  const continueChat = async (token: string) => {
    if (!(await chat.continueChat(token))) return;
    // Show the transferred conversation without the typing effect, as on opening.
    setResumedAt(undefined);
    setShowsResult(undefined);
    rewriting.stop();
    onLinkDone();
  };

  const number = conversation?.number ?? 1;
  const hasAnswers = conversation !== undefined && conversation.revision > 0;
  return (
    <ChatDialog opened={opened} onClose={close} labelledBy="chat-title" isWide={profile !== undefined} height={height}>
      <div className={classes.header}>
        <div className={classes.who}>
          <h2 id="chat-title" className={classes.title}>
            {brand.assistant}
          </h2>
          <span className={classes.status} data-typing={isTyping && !profile}>
            {isTyping && !profile ? m.chat_typing() : m.chat_online()}
          </span>
        </div>
        <span className={classes.count}>
          <OutOfSight>{m.chat_step()} </OutOfSight>
          {number}/{limits.chat.steps}
        </span>
        <voice.ReadAloudSwitch />
        <button
          ref={elsewhere}
          type="button"
          className="icon-button"
          aria-label={m.chat_overlay_continue_on_another_device()}
          title={m.chat_overlay_continue_on_another_device()}
          aria-expanded={asks === 'link'}
          disabled={!hasAnswers || link !== undefined}
          onClick={() => (asks === 'link' ? closeForm() : setAsks('link'))}
        >
          <IconDeviceMobileShare size={20} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={m.chat_start_over()}
          title={m.chat_start_over()}
          disabled={!hasAnswers || link !== undefined}
          onClick={() => setAsks('restart')}
        >
          <IconRefresh size={20} />
        </button>
        <button type="button" className="icon-button" aria-label={m.chat_close_chat()} onClick={close}>
          <CloseIcon />
        </button>
        <div className={classes.track} aria-hidden="true">
          <div className={classes.bar} style={{ width: `${(number / limits.chat.steps) * 100}%` }} />
        </div>
      </div>
      {asks === 'restart' && (
        <RestartQuestion
          onNo={() => setAsks(undefined)}
          onYes={() => {
            setAsks(undefined);
            rewriting.stop();
            setShowsResult(false);
            setResumedAt('nowhere');
            replies.expect();
            void chat.startOver();
          }}
        />
      )}
      {asks === 'link' && conversation && (
        <LinkForm
          conversationId={conversation.id}
          email={toChatUserProfile(conversation.answers).email}
          onClose={closeForm}
        />
      )}
      <div className={classes.body}>
        {link !== undefined ? (
          <LinkQuestion
            hasOwn={hasAnswers}
            isBusy={chat.isArriving}
            error={chat.arrivalError}
            onYes={() => void continueChat(link)}
            onNo={onLinkDone}
          />
        ) : profile && conversation ? (
          <div className={classes.scroll}>
            {renderProfile({
              profile: profile.profile,
              lockedPrompts: profile.lockedPrompts,
              answers: profile.answers,
              engine: profile.engine,
              profileId: profile.profileId,
              businessName: toChatUserProfile(profile.answers).businessName,
              firstName: toChatUserProfile(profile.answers).name.split(/\s+/)[0] ?? '',
              onRestart: () => setAsks('restart'),
              onChangeAnswers: () => {
                rewriting.stop();
                setShowsResult(false);
              },
              changes: {
                conversationId: conversation.id,
                onCorrect: rewriting.correct,
                onSharpen: rewriting.sharpen,
                rewriting: rewriting.rewriting,
                progress: (
                  <GenerationProgress
                    generation={generation.generation}
                    plan={undefined}
                    isSlow={generation.isSlow}
                    hasFailed={generation.generation?.status === 'failed' || generation.askFailed}
                    onRetry={() => void generation.request()}
                  />
                ),
              },
            })}
          </div>
        ) : (
          <ChatPanel
            chat={chat}
            generation={generation}
            typing={typing}
            message={message}
            wantsResult={wantsResult && isFinished}
            onShowResult={() => setShowsResult(true)}
            replies={replies}
            voice={voice}
          />
        )}
      </div>
    </ChatDialog>
  );
}
