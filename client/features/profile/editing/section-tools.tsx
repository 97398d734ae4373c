/** Under the headline of a section: having it written anew, how that goes, and taking it back. */
import { Button, Loader } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { sectionNames } from '#shared/domain/document.ts';
import type { RewritableSection } from '#shared/domain/member.ts';
import { Problem } from '#client/components/card-form.tsx';
import { ChangeNote } from './change-note.tsx';
import { useDocument } from './document-context.ts';
import classes from './editing.module.css';
import { RewriteForm } from './rewrite-form.tsx';
import { useRewrite } from './use-rewrite.ts';

export function SectionTools({ section }: { section: RewritableSection }) {
  const { change } = useDocument();
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
        variant="default"
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
          <div className={classes.running}>
            <Loader size={20} aria-hidden />
            <p>Rewriting this section. It takes a few seconds; you can read on meanwhile.</p>
          </div>
        )}
      </div>
      {rewrite.hasFailed && !rewrite.isRunning && (
        <Problem title="This section could not be rewritten" detail="Nothing has changed. Please try again." />
      )}
      <ChangeNote what={section} />
    </div>
  );
}
