import { useEffect, useRef, useState } from 'react';
import { sendApplication, type Outcome } from './send-application.ts';
import { readProgress, steps, writeProgress, type Answers, type Progress } from './steps.ts';

/** From then on the visitor is told that it takes long. */
const slowAfterMs = 8000;

type Sending = 'no' | 'yes' | 'slow';

/**
 * The application as far as it is filled in, kept over a reload, and what can be done with it.
 * @param known answers that are known without asking
 * @param onSent told once the server has it
 */
export function useApplication(known: Partial<Answers>, onSent: (answers: Answers) => void) {
  const [progress, setProgress] = useState(() => readProgress(known));
  const [sending, setSending] = useState<Sending>('no');
  const [failure, setFailure] = useState<Exclude<Outcome, { kind: 'sent' }>>();
  const shownAt = useRef(0);
  const isSending = useRef(false);
  const { answers, index } = progress;

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  function update(next: Progress, isEdit: boolean) {
    writeProgress(next, { isEdit });
    setProgress(next);
    setFailure(undefined);
  }

  return {
    answers,
    index,
    sending,
    failure,
    answer: (value: string) => update({ answers: { ...answers, [steps[index]!.name]: value }, index }, true),
    goTo: (next: number) => update({ answers, index: next }, false),
    /** A second call while one is under way does nothing. */
    send: async (website2: string) => {
      if (isSending.current) return;
      isSending.current = true;
      setFailure(undefined);
      setSending('yes');
      const slow = setTimeout(() => setSending('slow'), slowAfterMs);
      const outcome = await sendApplication({ progress, shownAt: shownAt.current, website2 });
      clearTimeout(slow);
      isSending.current = false;
      setSending('no');
      if (outcome.kind === 'sent') onSent(answers);
      else setFailure(outcome);
    },
  };
}
