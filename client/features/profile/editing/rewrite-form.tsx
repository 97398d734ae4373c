import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { memberLimits, type RewritableSection } from '#shared/domain/member.ts';
import { Problem } from '#client/components/card-form.tsx';
import { UpgradeNotice } from '#client/components/member/upgrade-notice.tsx';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { useDocument } from './document-context.ts';
import classes from './editing.module.css';
import type { useRewrite } from './use-rewrite.ts';

const examples: Record<RewritableSection, readonly string[]> = {
  businessAnalysis: ['Shorter', 'More formal', 'Focus on families', 'Simpler words'],
  strategies: ['Shorter', 'On a small budget', 'Focus on local customers', 'Without paid ads'],
  automations: ['Shorter', 'On a small budget', 'Focus on follow-up', 'Simpler words'],
  roadmap: ['Fewer steps', 'On a small budget', 'Focus on reviews', 'More detail'],
};

type Props = { section: RewritableSection; rewrite: ReturnType<typeof useRewrite>; onCancel: () => void };

/** What should be different about a section. */
export function RewriteForm({ section, rewrite, onCancel }: Props) {
  const { document } = useDocument();
  const [remark, setRemark] = useState('');
  const { start, isAsking, error, reset } = rewrite;
  const needsPro = codeOf(error) === 'UPGRADE_NEEDED';
  if (!document.mayRewrite || needsPro)
    return (
      <UpgradeNotice
        message={
          needsPro
            ? sentenceOf(error)
            : 'Your trial has ended. What you made stays readable, and you can still edit it by hand; Pro rewrites it for you.'
        }
      />
    );
  const type = (text: string) => {
    setRemark(text.slice(0, memberLimits.remark));
    if (error) reset();
  };
  return (
    <form
      noValidate
      className={`${classes.editor} ${classes.sheet}`}
      aria-label="Rewrite this section"
      onSubmit={(event) => {
        event.preventDefault();
        start(remark.trim());
      }}
    >
      <Textarea
        label="What should be different?"
        description="A few words are enough. Leave it empty for another take on the same facts."
        className={classes.input}
        autoFocus
        autosize
        minRows={2}
        maxLength={memberLimits.remark}
        dir="auto"
        value={remark}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div role="group" aria-label="Examples" className={classes.examples}>
        {examples[section].map((example) => (
          <button
            key={example}
            type="button"
            className={classes.example}
            onClick={() => type(remark.trim() ? `${remark.trim()}. ${example}` : example)}
          >
            {example}
          </button>
        ))}
      </div>
      {error && !needsPro && <Problem title={sentenceOf(error)} />}
      <div className={classes.row}>
        <Button type="submit" aria-disabled={isAsking} data-busy={isAsking || undefined}>
          {isAsking ? 'One moment …' : 'Rewrite'}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
