/** Section tools next to the heading: rewrite, progress and undo. */
import { Button, Group, Loader, Paper, Stack, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconSparkles } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { sectionNames } from '#shared/domain/profile-document.ts';
import { memberLimits, type RewritableSection } from '#shared/domain/member.ts';
import { rewriteInput } from '#shared/schemas/profile-document.ts';
import { Problem } from '#client/components/card-form.tsx';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { UpgradeNotice } from '#client/components/member/upgrade-notice.tsx';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { useProfileDocument } from './profile-document-context.ts';
import classes from './editing.module.css';
import { ChangeNote } from './field-slot.tsx';
import { useRewrite } from './use-rewrite.ts';

export function SectionTools({ section }: { section: RewritableSection }) {
  const { change } = useProfileDocument();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const rewrite = useRewrite(section, close);
  return (
    <div
      className={classes.tools}
      data-changed={change?.what === section || undefined}
      data-running={rewrite.isRunning || undefined}
    >
      <Button
        ref={opener}
        className={classes.opener}
        variant="default"
        px="sm"
        leftSection={<IconSparkles size={18} stroke={1.7} aria-hidden />}
        aria-label={m.profile_section_tools_rewrite_this_section({ sectionNames: sectionNames[section] })}
        aria-expanded={isOpen}
        aria-disabled={rewrite.isRunning || undefined}
        onClick={() => !rewrite.isRunning && (isOpen ? close() : setIsOpen(true))}
      >
        {m.profile_rewrite_this_section()}
      </Button>
      {isOpen && <RewriteForm section={section} rewrite={rewrite} onCancel={close} />}
      <div role="status">
        {rewrite.isRunning && (
          <Group gap="sm" mih={44} wrap="nowrap">
            <Loader size={20} aria-hidden />
            <Text>{m.profile_section_tools_rewriting_section_takes_few()}</Text>
          </Group>
        )}
      </div>
      {rewrite.hasFailed && !rewrite.isRunning && (
        <Problem
          title={m.profile_section_tools_couldnt_rewrite_section()}
          detail={m.profile_section_tools_nothing_has_changed_try()}
        />
      )}
      <ChangeNote what={section} />
    </div>
  );
}

const examples: Record<RewritableSection, readonly string[]> = {
  businessAnalysis: [
    m.profile_shorter(),
    m.profile_more_formal(),
    m.profile_focus_on_families(),
    m.profile_simpler_words(),
  ],
  strategies: [
    m.profile_shorter(),
    m.profile_section_tools_on_a_small_budget(),
    m.profile_section_tools_focus_on_local_customers(),
    m.profile_without_paid_ads(),
  ],
  automations: [
    m.profile_shorter(),
    m.profile_section_tools_on_a_small_budget(),
    m.profile_section_tools_focus_on_follow_up(),
    m.profile_simpler_words(),
  ],
  roadmap: [
    m.profile_fewer_steps(),
    m.profile_section_tools_on_a_small_budget(),
    m.profile_focus_on_reviews(),
    m.profile_more_detail(),
  ],
};

const remarkResolver = schemaResolver(rewriteInput.pick({ remark: true }), { sync: true });

type FormProps = { section: RewritableSection; rewrite: ReturnType<typeof useRewrite>; onCancel: () => void };

/** Asks what should be different about a section. */
function RewriteForm({ section, rewrite, onCancel }: FormProps) {
  const { profileDocument } = useProfileDocument();
  const { start, isAsking, error, reset } = rewrite;
  const form = useForm({ initialValues: { remark: '' }, validate: remarkResolver, onValuesChange: () => reset() });
  const needsPro = codeOf(error) === 'UPGRADE_NEEDED';
  if (!profileDocument.mayRewrite || needsPro)
    return <UpgradeNotice message={needsPro ? sentenceOf(error) : m.profile_section_tools_trial_has_ended_can()} />;
  const remark = form.values.remark.trim();
  const addExample = (example: string) =>
    form.setFieldValue('remark', (remark ? `${remark}. ${example}` : example).slice(0, memberLimits.remark));
  return (
    <Paper
      component="form"
      withBorder
      p="md"
      noValidate
      aria-label={m.profile_rewrite_this_section()}
      onSubmit={form.onSubmit(() => start(remark))}
    >
      <Stack gap="sm">
        <Textarea
          label={m.profile_section_tools_what_should_be_different()}
          description={m.profile_section_tools_few_words_enough_leave()}
          autoFocus
          autosize
          minRows={2}
          maxLength={memberLimits.remark}
          dir="auto"
          {...form.getInputProps('remark')}
        />
        <Group gap="xs" role="group" aria-label={m.profile_examples()}>
          {examples[section].map((example) => (
            <Button key={example} variant="default" radius="xl" px="sm" fw={400} onClick={() => addExample(example)}>
              {example}
            </Button>
          ))}
        </Group>
        {error && !needsPro && <Problem title={sentenceOf(error)} />}
        <Group gap="sm">
          <BusyButton type="submit" isBusy={isAsking} busyLabel={m.profile_one_moment()}>
            {m.profile_rewrite()}
          </BusyButton>
          <Button variant="default" onClick={onCancel}>
            {m.profile_cancel()}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
