/** Section tools next to the heading: rewrite, progress, and undo. */
import { Button, Group, Loader, Paper, Stack, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconSparkles } from '@tabler/icons-react';
import { useRef, useState } from 'react';
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
        aria-label={`Rewrite this section: ${sectionNames[section]}`}
        aria-expanded={isOpen}
        aria-disabled={rewrite.isRunning || undefined}
        onClick={() => !rewrite.isRunning && (isOpen ? close() : setIsOpen(true))}
      >
        Rewrite this section
      </Button>
      {isOpen && <RewriteForm section={section} rewrite={rewrite} onCancel={close} />}
      <div role="status">
        {rewrite.isRunning && (
          <Group gap="sm" mih={44} wrap="nowrap">
            <Loader size={20} aria-hidden />
            <Text>Rewriting this section. It takes a few seconds, and you can keep reading.</Text>
          </Group>
        )}
      </div>
      {rewrite.hasFailed && !rewrite.isRunning && (
        <Problem title="We couldn’t rewrite this section" detail="Nothing has changed. Try again." />
      )}
      <ChangeNote what={section} />
    </div>
  );
}

const examples: Record<RewritableSection, readonly string[]> = {
  businessAnalysis: ['Shorter', 'More formal', 'Focus on families', 'Simpler words'],
  strategies: ['Shorter', 'On a small budget', 'Focus on local customers', 'Without paid ads'],
  automations: ['Shorter', 'On a small budget', 'Focus on follow-up', 'Simpler words'],
  roadmap: ['Fewer steps', 'On a small budget', 'Focus on reviews', 'More detail'],
};

const remarkResolver = schemaResolver(rewriteInput.pick({ remark: true }), { sync: true });

type FormProps = { section: RewritableSection; rewrite: ReturnType<typeof useRewrite>; onCancel: () => void };

/** What should be different about a section. */
function RewriteForm({ section, rewrite, onCancel }: FormProps) {
  const { profileDocument } = useProfileDocument();
  const { start, isAsking, error, reset } = rewrite;
  const form = useForm({ initialValues: { remark: '' }, validate: remarkResolver, onValuesChange: () => reset() });
  const needsPro = codeOf(error) === 'UPGRADE_NEEDED';
  if (!profileDocument.mayRewrite || needsPro)
    return (
      <UpgradeNotice
        message={
          needsPro
            ? sentenceOf(error)
            : 'Your trial has ended. You can still read and edit your profile. Upgrade to Pro to have sections rewritten for you.'
        }
      />
    );
  const remark = form.values.remark.trim();
  const addExample = (example: string) =>
    form.setFieldValue('remark', (remark ? `${remark}. ${example}` : example).slice(0, memberLimits.remark));
  return (
    <Paper
      component="form"
      withBorder
      p="md"
      noValidate
      aria-label="Rewrite this section"
      onSubmit={form.onSubmit(() => start(remark))}
    >
      <Stack gap="sm">
        <Textarea
          label="What should be different?"
          description="A few words are enough. Leave it blank for another take on the same facts."
          autoFocus
          autosize
          minRows={2}
          maxLength={memberLimits.remark}
          dir="auto"
          {...form.getInputProps('remark')}
        />
        <Group gap="xs" role="group" aria-label="Examples">
          {examples[section].map((example) => (
            <Button key={example} variant="default" radius="xl" px="sm" fw={400} onClick={() => addExample(example)}>
              {example}
            </Button>
          ))}
        </Group>
        {error && !needsPro && <Problem title={sentenceOf(error)} />}
        <Group gap="sm">
          <BusyButton type="submit" isBusy={isAsking} busyLabel="One moment …">
            Rewrite
          </BusyButton>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
