import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { m } from '#messages';
import { seatIds, type SeatId } from '#shared/domain/catalogue.ts';
import type { SectionOf } from '#shared/content/schema.ts';
import { paths } from '#shared/paths.ts';
import { readDraft, typedIn, writeDraft } from '#client/lib/form-draft.ts';
import { ApplicationFields } from '../bootcamp/application-fields.tsx';
import { PageDialog } from '../page-dialog.tsx';
import styles from './bootcamp-application.module.css';

const approvedId = 'bootcamp-approved-title';
const deciding = 1500;
const redirecting = 2000;

const words: Record<SeatId, { title: string; experience: string }> = {
  'virtual-bootcamp': {
    title: m.marketing_bootcamp_application_apply_virtual_seat(),
    experience: m.marketing_virtual(),
  },
  'vip-bootcamp': {
    title: m.marketing_bootcamp_application_apply_studio_vip_seat(),
    experience: m.marketing_vip_in_studio(),
  },
};

/** Draft key: shared by both seats, and kept when the dialog closes and after a reload. */
const draft = 'bootcamp';

/** Fills empty fields from the draft. */
function bringBackDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(readDraft(draft)?.values ?? {})) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && !field.value) field.value = value;
  }
}

type Stage = 'idle' | 'sending' | 'approved';

const loadRules = () => import('../bootcamp/application-rules.ts');

/** Application dialog behind the seat buttons: approves after a moment, then goes to the contact page. */
export function BootcampApplication({ lead, seats }: Pick<SectionOf<'bootcamp-application'>, 'lead' | 'seats'>) {
  const [seat, setSeat] = useState<SeatId>('virtual-bootcamp');
  const [stage, setStage] = useState<Stage>('idle');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const approvedPanel = useRef<HTMLDialogElement>(null);
  const timer = useRef<number>(undefined);
  /**
   * A ref, so that it's current between renders: prevents double submits, and tells whether the visitor or we closed
   * it.
   */
  const phase = useRef<Stage | 'checking'>('idle');

  const enter = useCallback((next: Stage) => {
    phase.current = next;
    setStage(next);
  }, []);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    enter('idle');
  }, [enter]);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current!;
    function begin({ detail }: CustomEvent<string>) {
      stop();
      setSeat(detail as SeatId);
      bringBackDraft(form.current!);
      // Ignore errors, because submitting tries again.
      loadRules().catch(() => undefined);
    }
    opened.addEventListener('dialog-asked', begin as EventListener);
    return () => opened.removeEventListener('dialog-asked', begin as EventListener);
  }, [stop]);
  // Don't redirect to the contact page after the visitor has left this one.
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (stage === 'approved') approvedPanel.current?.focus();
  }, [stage]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (phase.current !== 'idle') return;
    phase.current = 'checking';
    setProblem('');
    const rules = await loadRules().catch(() => undefined);
    if (!rules) {
      phase.current = 'idle';
      setProblem(m.marketing_bootcamp_application_couldnt_check_application_answers());
      return;
    }
    const found = rules.errorsOf(form.current!);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      phase.current = 'idle';
      form.current!.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    enter('sending');
    timer.current = window.setTimeout(() => {
      rules.approve(seat, typedIn(form.current!), { item: seats[seat] });
      form.current!.reset();
      writeDraft(draft, undefined);
      enter('approved');
      dialog.current?.close();
      timer.current = window.setTimeout(() => location.assign(paths.contact), redirecting);
    }, deciding);
  }

  return (
    <>
      {/* Closing the dialog while the application is being sent withdraws it. */}
      <PageDialog
        ref={dialog}
        id="bootcamp-application"
        names={seatIds.join(' ')}
        title={words[seat].title}
        onClose={() => phase.current === 'sending' && stop()}
      >
        <p>{lead}</p>
        <form
          ref={form}
          noValidate
          className={styles.form}
          onSubmit={(event) => void submit(event)}
          onInput={(event) => {
            writeDraft(draft, { values: typedIn(event.currentTarget) });
            const { name } = event.target as HTMLInputElement;
            if (errors[name]) setErrors(({ [name]: _, ...rest }) => rest);
          }}
        >
          <ApplicationFields errors={errors} />
          {problem && <p role="alert">{problem}</p>}
          <button type="submit" className="button" disabled={stage === 'sending'}>
            {stage === 'sending' ? m.marketing_submitting_application() : m.marketing_send_application()}
          </button>
        </form>
      </PageDialog>
      {/* Not modal, so that the toast above stays readable and visitors can leave. */}
      <dialog
        ref={approvedPanel}
        open={stage === 'approved'}
        tabIndex={-1}
        className={`panel ${styles.approved}`}
        aria-labelledby={approvedId}
      >
        <svg width="64" viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" fill="var(--eg-teal-soft)" />
          <path d="M14 25l7 7 13-15" fill="none" stroke="var(--eg-success)" strokeWidth="4" strokeLinecap="round" />
        </svg>
        <h3 id={approvedId}>{m.marketing_application_approved()}</h3>
        <p>{m.marketing_bootcamp_application_youre_approved_experience({ experience: words[seat].experience })}</p>
        <p>{m.marketing_bootcamp_application_answers_their_way_us()}</p>
        <p>{m.marketing_redirecting_to_checkout()}</p>
      </dialog>
    </>
  );
}
