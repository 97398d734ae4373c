/** Up to three optional questions after the profile, which is rewritten with the answers. */
import { Box, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconAdjustments } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import { joinNaturally } from '#shared/because.ts';
import { sharpenInput, type SharperKey } from '#shared/schemas/extras.ts';
import { Problem } from '#client/components/card-form.tsx';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { sharperNames, type ProfileChanges } from '../changes.ts';
import classes from './profile.module.css';
import { Section } from './section.tsx';

type Card = RouterOutputs['profile']['sharper'];

export function SharperCard({ changes }: { changes: ProfileChanges }) {
  const { conversationId, rewriting, progress } = changes;
  const isRewriting = rewriting === 'sharper';
  const { data: card } = trpc.profile.sharper.useQuery({ conversationId });
  const [isOpen, setOpen] = useState(false);
  const [isSkipped, setSkipped] = useState(false);
  const [unread, setUnread] = useState<readonly SharperKey[]>([]);

  // When the rewrite is done, move the focus to the result.
  const result = useRef<HTMLHeadingElement>(null);
  const wasRewriting = useRef(false);
  useEffect(() => {
    if (wasRewriting.current && !isRewriting) result.current?.focus();
    wasRewriting.current = isRewriting;
  }, [isRewriting]);

  // Optional, so render nothing while it's loading or if it fails.
  if (!card || isSkipped) return null;
  const { answered, open } = card;
  if (answered.length === 0 && open.length === 0 && !isRewriting) return null;
  const asks = isOpen || answered.length === 0;
  return (
    <Section
      title={m.profile_make_it_sharper()}
      intro={
        isRewriting || !asks
          ? undefined
          : `${asWords[answered.length + open.length]} Answer what you like, and we’ll rewrite your profile around it.`
      }
      icon={IconAdjustments}
    >
      <Paper withBorder px="md" py="sm">
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
            <Title order={4} ref={result} tabIndex={-1}>
              {m.profile_sharper_card_your_profile_now_uses({
                value: joinNaturally(answered.map(({ key }) => sharperNames[key])),
              })}
            </Title>
            <Box component="ul" c="dimmed" p={0} my="xs">
              {answered.map(({ key, answer }) => (
                <li key={key} dir="auto" className={classes.text}>
                  {answer}
                </li>
              ))}
            </Box>
            {unread.length > 0 && (
              <Text mb="sm">
                {m.profile_sharper_card_couldnt_use_what_wrote({
                  value: joinNaturally(unread.map((key) => sharperNames[key])),
                })}
              </Text>
            )}
            <Button variant="default" onClick={() => setOpen(true)}>
              {open.length > 0 ? m.profile_sharper_card_change_add_answer() : m.profile_change_an_answer()}
            </Button>
          </div>
        )}
      </Paper>
    </Section>
  );
}

const asWords: Readonly<Record<number, string>> = {
  1: m.profile_one_short_question(),
  2: m.profile_two_short_questions(),
  3: m.profile_three_short_questions(),
  4: m.profile_four_short_questions(),
};

type QuestionsProps = {
  card: Card;
  /** Whether the profile is already being rewritten for another reason. */
  isBlocked: boolean;
  onSharpen: ProfileChanges['onSharpen'];
  onSaved: (unread: readonly SharperKey[]) => void;
  onClose: () => void;
};

const answersResolver = schemaResolver(sharpenInput.omit({ conversationId: true }), { sync: true });

function Questions({ card, isBlocked, onSharpen, onSaved, onClose }: QuestionsProps) {
  const { answered, open } = card;
  const [problem, setProblem] = useState<string>();
  const before: Partial<Record<SharperKey, string>> = Object.fromEntries([
    ...answered.map(({ key, answer }) => [key, answer] as const),
    ...open.map(({ key }) => [key, ''] as const),
  ]);
  const form = useForm({
    initialValues: before,
    validate: answersResolver,
    onValuesChange: () => setProblem(undefined),
  });
  const isBusy = form.submitting;

  const save = async (answers: typeof before) => {
    if (isBlocked) return;
    const changed = Object.fromEntries(
      Object.entries(answers)
        .map(([key, text]) => [key, text.trim()] as const)
        .filter(([key, text]) => text !== before[key as SharperKey]),
    );
    if (Object.keys(changed).length === 0)
      return setProblem(
        answered.length > 0
          ? m.profile_sharper_card_nothing_has_changed_yet()
          : m.profile_sharper_card_answer_least_one_skip(),
      );
    setProblem(undefined);
    const outcome = await onSharpen(changed);
    if ('problem' in outcome) setProblem(outcome.problem);
    else onSaved(outcome.unread);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => (isBusy ? event.preventDefault() : form.onSubmit(save)(event))}
      aria-label={m.profile_make_it_sharper()}
    >
      <Stack gap="md">
        <Box className={classes.columns}>
          {[...answered, ...open].map(({ key, question, example }) => (
            <TextInput
              key={key}
              label={question}
              description={example}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              dir="auto"
              autoComplete="off"
              maxLength={limits.text.sharper}
              readOnly={isBusy}
              {...form.getInputProps(key)}
            />
          ))}
        </Box>
        {problem && <Problem title={problem} />}
        <Group gap="sm">
          <Button type="submit" aria-disabled={isBusy || isBlocked}>
            {isBusy ? m.profile_saving() : m.profile_rewrite_my_profile()}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {answered.length > 0 ? m.profile_cancel() : m.profile_skip()}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
