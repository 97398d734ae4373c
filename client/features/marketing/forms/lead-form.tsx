import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { m } from '#messages';
import { site } from '#shared/content/site.ts';
import { outOfSight } from '#client/components/out-of-sight.tsx';
import { restoreDraft, typedIn, writeDraft } from '#client/lib/form-draft.ts';
import styles from './lead-form.module.css';
import type { LeadKind, LeadOutcome } from './send-lead.ts';

export type LeadNotice = { title: string; line: string };

type Errors = Record<string, string>;

export type LeadState = {
  phase: 'idle' | 'sending' | 'slow' | LeadOutcome['kind'];
  errors: Errors;
  notice?: LeadNotice;
};

type Props = {
  kind: LeadKind;
  /** Draft key, if several forms of one kind need separate drafts. */
  draft?: string;
  /** Values to send in addition to the fields. */
  more?: Record<string, string>;
  label: string;
  busyLabel: string;
  /** Id of the heading that labels the form. */
  labelledBy: string;
  /** Returns the message for an outcome, if there is one. */
  noticeOf: (outcome: LeadOutcome) => LeadNotice | undefined;
  /** Called with the notice, if the parent shows it instead of the form. */
  onSent?: (notice: LeadNotice | undefined) => void;
  /** Whether to put a short form's fields side by side where there's room. */
  isInline?: boolean;
  fields: (errors: Errors) => ReactNode;
  /** Small print below the button. */
  children?: ReactNode;
};

/** Delay after which to tell the visitor that sending takes a while. */
const slowAfterMs = 8000;
const idle: LeadState = { phase: 'idle', errors: {} };

const importSender = () => import('./send-lead.ts');
/** Loads the sender early. Ignores errors, because submitting tries again. */
const prefetchSender = () => void importSender().catch(() => undefined);

const neverChanges = () => () => undefined;
/** False in prerendered HTML: before hydration, the browser would submit the form itself and the data would be lost. */
const useIsAlive = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * Form on a public page: saves a draft, validates, submits, and shows the outcome both in place and in a toast. Keeps
 * the text if anything fails.
 */
export function LeadForm(props: Props) {
  const { kind, draft = kind, more = {}, label, busyLabel, labelledBy, noticeOf, onSent, isInline, fields } = props;
  const ref = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [{ phase, errors, notice }, setState] = useState(idle);
  const isAlive = useIsAlive();
  const isBusy = phase === 'sending' || phase === 'slow';

  useEffect(() => {
    shownAt.current = performance.now();
    restoreDraft(ref.current!, draft);
  }, [draft]);

  useEffect(() => {
    // Focus the first invalid field, so that screen readers announce its error.
    if (phase === 'wrong') ref.current!.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [phase]);

  function edit({ target, currentTarget: form }: FormEvent<HTMLFormElement>) {
    writeDraft(draft, { values: typedIn(form) });
    const { name } = target as HTMLInputElement;
    setState((now) => ({
      ...now,
      errors: { ...now.errors, [name]: '' },
      ...(!isBusy && { phase: 'idle', notice: undefined }),
    }));
  }

  async function send(form: HTMLFormElement) {
    setState({ phase: 'sending', errors: {} });
    const slow = setTimeout(() => setState({ phase: 'slow', errors: {} }), slowAfterMs);
    const lead = { kind, form, draft, more, noticeOf, shownAt: shownAt.current };
    const state = await importSender()
      .then(({ sendLead }) => sendLead(lead))
      .catch((): LeadState => ({ phase: 'lost', errors: {}, notice: noticeOf({ kind: 'lost' }) }));
    clearTimeout(slow);
    setState(state);
    if (state.phase === 'sent') onSent?.(state.notice);
  }

  const words = notice && (
    <>
      <p>
        <strong>{notice.title}</strong>
      </p>
      <p>{notice.line}</p>
    </>
  );
  return (
    <form
      ref={ref}
      noValidate
      method="post"
      className={styles.form}
      data-inline={isInline}
      aria-labelledby={labelledBy}
      onFocus={prefetchSender}
      onInput={edit}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send(event.currentTarget);
      }}
    >
      {fields(errors)}
      <div style={outOfSight} aria-hidden="true">
        <label>
          {m.marketing_leave_this_empty()} <input name="website2" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* Not `disabled` while busy, which would drop the focus for keyboard users. */}
      <button type="submit" className="button" data-needs-script="" disabled={!isAlive} aria-disabled={isBusy}>
        {isBusy ? busyLabel : phase === 'lost' ? m.marketing_try_again() : label}
      </button>
      <noscript>
        <p>
          {site.facts.contactEmail
            ? m.marketing_lead_form_form_needs_javascript_please({ contactEmail: site.facts.contactEmail })
            : m.marketing_lead_form_form_needs_javascript_please_2()}
        </p>
      </noscript>
      {words && phase !== 'sent' && (
        <div role="alert">
          {words}
          {phase === 'lost' && (
            <p>
              {navigator.onLine
                ? m.marketing_lead_form_what_typed_still_here()
                : m.marketing_lead_form_seem_offline_what_typed()}
            </p>
          )}
        </div>
      )}
      <div role="status">
        {phase === 'slow' && m.marketing_lead_form_taking_longer_than_usual()}
        {phase === 'sent' && !onSent && words}
      </div>
      {props.children}
    </form>
  );
}
