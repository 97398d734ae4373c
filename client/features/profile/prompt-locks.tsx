/** Prompts of an account without Pro: most are known by their beginnings, until they are unlocked one by one. */
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { toastFailure } from '../../components/member/failures.ts';
import { failureOf, trpc } from '../../lib/trpc.ts';

type PromptLocks = {
  isLocked: (key: string) => boolean;
  /** What was unlocked just now, before the profile itself has it. */
  textOf: (key: string) => string | undefined;
  /** How many may still be unlocked this month; undefined while that is not known. */
  left: number | undefined;
  /** @returns the text, or undefined when it was refused; why is in `refusal`, or in a toast. */
  unlock: (key: string) => Promise<string | undefined>;
  /** Why no more can be unlocked, in a sentence. */
  refusal: string | undefined;
};

const open: PromptLocks = {
  isLocked: () => false,
  textOf: () => undefined,
  left: undefined,
  unlock: () => Promise.resolve(undefined),
  refusal: undefined,
};

const LocksContext = createContext(open);
export const usePromptLocks = () => useContext(LocksContext);

type Props = { lockedPrompts: readonly string[] | undefined; children: ReactNode };

/** Around whatever shows prompts. Without locked ones it asks the server nothing. */
export function PromptLocks({ lockedPrompts, children }: Props) {
  return lockedPrompts?.length ? <WithLocks lockedPrompts={lockedPrompts}>{children}</WithLocks> : children;
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
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.code === 'UPGRADE_NEEDED') {
        setRefusal(failure.message);
        void utils.prompts.usage.invalidate();
      } else toastFailure('Prompt not unlocked', error);
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
  };
  return <LocksContext value={value}>{children}</LocksContext>;
}
