/**
 * Controls who may read which prompts. Visitors can read all of them, and the ones they copy are the first to stay
 * unlocked in their account. An account without Pro sees only the beginning of most, and unlocks them one by one.
 */
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { m } from '#messages';
import { codeOf, sentenceOf, toastFailure } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useSignedIn } from '#client/lib/use-signed-in.ts';

type PromptLocks = {
  isLocked: (key: string) => boolean;
  /** Returns the text of a prompt unlocked a moment ago, before the profile includes it. */
  textOf: (key: string) => string | undefined;
  /** How many more can be unlocked this month; undefined while unknown. */
  left: number | undefined;
  /** @returns the text; undefined on refusal, with the reason in `refusal` or a toast. */
  unlock: (key: string) => Promise<string | undefined>;
  /** Why no more can be unlocked, as a sentence. */
  refusal: string | undefined;
  /** Whether all prompts are open because no account has them yet. */
  isPreview: boolean;
  /** Call when a prompt is copied. */
  noteCopied: (key: string) => void;
};

const open: PromptLocks = {
  isLocked: () => false,
  textOf: () => undefined,
  left: undefined,
  unlock: () => Promise.resolve(undefined),
  refusal: undefined,
  isPreview: false,
  noteCopied: () => undefined,
};

const LocksContext = createContext(open);
export const usePromptLocks = () => useContext(LocksContext);

type Props = {
  lockedPrompts: readonly string[] | undefined;
  /** The profile in the chat, which may not belong to an account yet. */
  profileId?: string | undefined;
  children: ReactNode;
};

/** Provides lock state to the prompts inside. Makes no request if none are locked. */
export function PromptLocks({ lockedPrompts, profileId, children }: Props) {
  const signedIn = useSignedIn();
  if (lockedPrompts?.length) return <WithLocks lockedPrompts={lockedPrompts}>{children}</WithLocks>;
  if (profileId && !signedIn) return <OfVisitor profileId={profileId}>{children}</OfVisitor>;
  return children;
}

function OfVisitor({ profileId, children }: { profileId: string; children: ReactNode }) {
  const { mutate } = trpc.profile.noteCopied.useMutation({
    // Not worth an error: another prompt stays unlocked instead.
    onError: (error) => console.info('The copied prompt could not be recorded.', error),
  });
  const value = useMemo(
    () => ({ ...open, isPreview: true, noteCopied: (key: string) => mutate({ profileId, key }) }),
    [mutate, profileId],
  );
  return <LocksContext value={value}>{children}</LocksContext>;
}

function WithLocks({ lockedPrompts, children }: { lockedPrompts: readonly string[]; children: ReactNode }) {
  const utils = trpc.useUtils();
  const usage = trpc.prompts.usage.useQuery().data;
  const { mutateAsync } = trpc.prompts.unlock.useMutation();
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [refusal, setRefusal] = useState<string>();
  const locked = useMemo(() => new Set(lockedPrompts), [lockedPrompts]);

  const unlock = async (key: string) => {
    try {
      const { text, usage: after } = await mutateAsync({ key });
      setTexts((known) => new Map(known).set(key, text));
      utils.prompts.usage.setData(undefined, after);
      void utils.prompts.list.invalidate();
      void utils.profile.get.invalidate();
      return text;
    } catch (error) {
      if (codeOf(error) === 'UPGRADE_NEEDED') {
        setRefusal(sentenceOf(error));
        void utils.prompts.usage.invalidate();
      } else toastFailure(m.profile_prompt_locks_couldnt_unlock_prompt(), error);
      return undefined;
    }
  };
  const left = usage && (usage.mayUnlock ? Math.max(0, usage.limit - usage.used) : 0);
  const value: PromptLocks = {
    isLocked: (key) => locked.has(key) && !texts.has(key),
    textOf: (key) => texts.get(key),
    left,
    unlock,
    refusal,
    isPreview: false,
    noteCopied: () => undefined,
  };
  return <LocksContext value={value}>{children}</LocksContext>;
}
