import { ActionIcon, Modal, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDeviceMobileShare, IconRefresh, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { brand } from '../../../../shared/brand.ts';
import type { StepId } from '../../../../shared/domain/chat-script.ts';
import { limits } from '../../../../shared/limits.ts';
import { messageFor, toChatUserProfile, type Answers } from '../../../../shared/schemas/chat.ts';
import type { GeneratedProfile } from '../../../../shared/schemas/profile.ts';
import type { EngineName } from '../../../../shared/domain/generation.ts';
import { useBackGesture } from '../hooks/use-back-gesture.ts';
import { useConversation } from '../hooks/use-conversation.ts';
import { useGeneration } from '../hooks/use-generation.ts';
import { useRewriting } from '../hooks/use-rewriting.ts';
import { useReplies } from '../hooks/use-replies.ts';
import { useTyping } from '../hooks/use-typing.ts';
import { useViewportHeight } from '../hooks/use-viewport-height.ts';
import type { ChatVoice } from '../voice.ts';
import { ChatPanel } from './chat-panel.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkQuestion } from './link-question.tsx';
import { RestartQuestion } from './restart-question.tsx';
import classes from './chat-overlay.module.css';

type Props = {
  opened: boolean;
  /** Escape has something else to put an end to. */
  keepsEscape: boolean;
  onClose: () => void;
  /** A mailed link that waits for the visitor's word. */
  link: string | undefined;
  onLinkDone: () => void;
  voice: ChatVoice;
  /** The profile view belongs to another feature; whoever mounts the chat brings it along. */
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

/** The chat as a dialog: a sheet on phones, a panel on larger screens; it ends with the profile. */
export function ChatOverlay({ opened, keepsEscape, onClose, link, onLinkDone, voice, renderProfile }: Props) {
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const chat = useConversation({ waits: link !== undefined });
  const generation = useGeneration(chat.conversation?.id);
  const rewriting = useRewriting(chat, generation);
  const [showsResult, setShowsResult] = useState<boolean>();
  const [asks, setAsks] = useState<'restart' | 'link'>();
  const height = useViewportHeight(opened && isPhone);
  useBackGesture(opened && asks !== 'link', onClose);

  const { conversation } = chat;
  const step = conversation?.step ?? 'greeting';
  const isFinished = conversation?.answers.final_cta !== undefined;
  // A visitor who comes back to a finished conversation came for the profile.
  const wantsResult = showsResult ?? isFinished;
  const profile = wantsResult && link === undefined ? rewriting.result : undefined;

  // Text is typed where the visitor has just arrived; what was there at opening stands at once.
  const [resumedAt, setResumedAt] = useState<StepId | 'nowhere'>();
  if (conversation && resumedAt === undefined) setResumedAt(conversation.revision > 0 ? step : 'nowhere');
  const message = conversation ? messageFor(step, conversation.answers, conversation.understood) : '';
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
      // The focus is about to move to the first answer, which the same press must not choose.
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
      complete();
    };
    addEventListener('keydown', completeByKey);
    return () => removeEventListener('keydown', completeByKey);
  }, [opened, typing.isTyping, complete]);

  // The document is what the visitor came for: reading starts at its title, by screen reader and by keyboard too. One that
  // is rewritten while it's read leaves the focus where it is.
  const isShown = opened && profile !== undefined;
  useEffect(() => {
    if (isShown) document.getElementById('profile-title')?.focus({ preventScroll: true });
  }, [isShown]);

  // Mantine notes the opener from the second opening on: at the first, the dialog mounts open. Before the trap moves
  // the focus, so in a layout effect.
  const opener = useRef<Element>(null);
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
  const goOn = async (token: string) => {
    if (!(await chat.goOn(token))) return;
    // What has come stands at once, like what was there at opening.
    setResumedAt(undefined);
    setShowsResult(undefined);
    rewriting.stop();
    onLinkDone();
  };

  const number = conversation?.number ?? 1;
  const hasAnswers = conversation !== undefined && conversation.revision > 0;
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      closeOnEscape={asks !== 'link' && !keepsEscape}
      returnFocus={false}
      fullScreen={isPhone}
      size={profile ? 1080 : 720}
      centered
      padding={0}
      transitionProps={{ duration: 120 }}
      keepMounted
    >
      <Modal.Overlay backgroundOpacity={0.6} />
      <Modal.Content
        classNames={{ content: classes.content }}
        styles={height ? { content: { height, maxHeight: height } } : undefined}
      >
        {/* The page has its banner already. */}
        <Modal.Header role="none" className={classes.header}>
          <div className={classes.who}>
            <Modal.Title className={classes.title}>{brand.assistant}</Modal.Title>
            <span className={classes.status} data-typing={isTyping && !profile}>
              {isTyping && !profile ? 'Typing...' : 'Online'}
            </span>
          </div>
          <span className={classes.count}>
            <VisuallyHidden>Step </VisuallyHidden>
            {number}/{limits.chat.steps}
          </span>
          <voice.ReadAloudSwitch />
          <ActionIcon
            ref={elsewhere}
            variant="subtle"
            color="gray"
            size={44}
            aria-label="Go on elsewhere"
            title="Go on elsewhere"
            aria-expanded={asks === 'link'}
            disabled={!hasAnswers || link !== undefined}
            onClick={() => (asks === 'link' ? closeForm() : setAsks('link'))}
          >
            <IconDeviceMobileShare size={20} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label="Start over"
            title="Start over"
            disabled={!hasAnswers || link !== undefined}
            onClick={() => setAsks('restart')}
          >
            <IconRefresh size={20} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" size={44} aria-label="Close chat" onClick={close}>
            <IconX size={22} />
          </ActionIcon>
          <div className={classes.track} aria-hidden="true">
            <div className={classes.bar} style={{ width: `${(number / limits.chat.steps) * 100}%` }} />
          </div>
        </Modal.Header>
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
        <Modal.Body className={classes.body}>
          {link !== undefined ? (
            <LinkQuestion
              hasOwn={hasAnswers}
              isBusy={chat.isArriving}
              error={chat.arrivalError}
              onYes={() => void goOn(link)}
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
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
