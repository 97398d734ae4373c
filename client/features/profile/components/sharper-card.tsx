/** After the profile: up to three optional questions, from whose answers it's rewritten. */
import { Button, TextInput } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { limits } from '#shared/limits.ts';
import { joinNaturally } from '#shared/because.ts';
import type { SharperKey } from '#shared/schemas/extras.ts';
import { Problem } from '#client/components/card-form.tsx';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { sharperNames, type ProfileChanges } from '../changes.ts';
import { Section } from './section.tsx';
import sectionClasses from './section.module.css';
import classes from './sharper-card.module.css';

type Card = RouterOutputs['profile']['sharper'];

export function SharperCard({ changes }: { changes: ProfileChanges }) {
  const { conversationId, rewriting, progress } = changes;
  const isRewriting = rewriting === 'sharper';
  const { data: card } = trpc.profile.sharper.useQuery({ conversationId });
  const [isOpen, setOpen] = useState(false);
  const [isSkipped, setSkipped] = useState(false);
  const [unread, setUnread] = useState<readonly SharperKey[]>([]);

  // What was read is over; the result is where to go on.
  const result = useRef<HTMLHeadingElement>(null);
  const wasRewriting = useRef(false);
  useEffect(() => {
    if (wasRewriting.current && !isRewriting) result.current?.focus();
    wasRewriting.current = isRewriting;
  }, [isRewriting]);

  // It's an offer: without it nothing is missing.
  if (!card || isSkipped) return null;
  const { answered, open } = card;
  if (answered.length === 0 && open.length === 0 && !isRewriting) return null;
  const asks = isOpen || answered.length === 0;
  return (
    <Section
      title="Make it sharper"
      intro={
        isRewriting || !asks
          ? undefined
          : `${asWords[answered.length + open.length]} Answer what you like, and we’ll rewrite your profile around it.`
      }
      icon={IconAdjustments}
    >
      <div className={`${sectionClasses.fact} ${classes.card}`}>
        {isRewriting ? (
          progress
        ) : asks ? (
          <Questions
            card={card}
            isBlocked={rewriting !== undefined}
            onSharpen={changes.onSharpen}
            onSaved={(keys) => {
              setUnread(keys);
              setOpen(false);
            }}
            onClose={() => (answered.length === 0 ? setSkipped(true) : setOpen(false))}
          />
        ) : (
          <div role="status">
            <h4 ref={result} tabIndex={-1} className={`${sectionClasses.subheading} ${classes.done}`}>
              Your profile now uses {joinNaturally(answered.map(({ key }) => sharperNames[key]))}.
            </h4>
            <ul className={classes.answers}>
              {answered.map(({ key, answer }) => (
                <li key={key} dir="auto">
                  {answer}
                </li>
              ))}
            </ul>
            {unread.length > 0 && (
              <p className={sectionClasses.text}>
                We couldn’t use what you wrote about {joinNaturally(unread.map((key) => sharperNames[key]))}. Add it
                again, like the example there.
              </p>
            )}
            <Button variant="default" onClick={() => setOpen(true)}>
              {open.length > 0 ? 'Change or add an answer' : 'Change an answer'}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

const asWords: Readonly<Record<number, string>> = {
  1: 'One short question.',
  2: 'Two short questions.',
  3: 'Three short questions.',
  4: 'Four short questions.',
};

type QuestionsProps = {
  card: Card;
  /** The profile is being rewritten for another reason. */
  isBlocked: boolean;
  onSharpen: ProfileChanges['onSharpen'];
  onSaved: (unread: readonly SharperKey[]) => void;
  onClose: () => void;
};

function Questions({ card, isBlocked, onSharpen, onSaved, onClose }: QuestionsProps) {
  const { answered, open } = card;
  const [texts, setTexts] = useState<Partial<Record<SharperKey, string>>>(() =>
    Object.fromEntries(answered.map(({ key, answer }) => [key, answer])),
  );
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const changed = Object.fromEntries(
    [...answered.map(({ key, answer }) => ({ key, before: answer })), ...open.map(({ key }) => ({ key, before: '' }))]
      .map(({ key, before }) => ({ key, before, text: (texts[key] ?? '').trim() }))
      .filter(({ before, text }) => text !== before)
      .map(({ key, text }) => [key, text]),
  );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isBlocked) return;
    if (Object.keys(changed).length === 0)
      return setProblem(answered.length > 0 ? 'Nothing has changed yet.' : 'Answer at least one, or skip this.');
    setBusy(true);
    setProblem(undefined);
    const outcome = await onSharpen(changed);
    setBusy(false);
    if ('problem' in outcome) setProblem(outcome.problem);
    else onSaved(outcome.unread);
  };

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void save(event)} aria-label="Make it sharper">
      {[...answered, ...open].map(({ key, question, example }) => (
        <TextInput
          key={key}
          label={question}
          description={example}
          className={classes.field}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          dir="auto"
          autoComplete="off"
          maxLength={limits.text.sharper}
          readOnly={isBusy}
          value={texts[key] ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setTexts((before) => ({ ...before, [key]: value }));
            setProblem(undefined);
          }}
        />
      ))}
      {problem && <Problem title={problem} />}
      <div className={classes.buttons}>
        <Button type="submit" aria-disabled={isBusy || isBlocked} data-busy={isBusy || undefined}>
          {isBusy ? 'Saving …' : 'Rewrite my profile'}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {answered.length > 0 ? 'Cancel' : 'Skip'}
        </Button>
      </div>
    </form>
  );
}
