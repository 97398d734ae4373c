/** What both editors have in common: heading, what went wrong, save and cancel. */
import { Button } from '@mantine/core';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { fieldName, type DocumentField } from '#shared/domain/document.ts';
import { Problem } from '#client/components/card-form.tsx';
import sectionClasses from '../components/section.module.css';
import classes from './editing.module.css';

type Props = {
  field: DocumentField;
  /** The field as it stands, when somebody else has changed it since the editor was opened. */
  newest: string | readonly string[] | undefined;
  problem: string | undefined;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
};

export function EditorFrame({ field, newest, problem, isSaving, onSave, onCancel, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
  };
  return (
    <form
      noValidate
      className={classes.editor}
      aria-label={`Edit ${fieldName(field)}`}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <h4 className={sectionClasses.subheading}>{fieldName(field)}</h4>
      {newest !== undefined && (
        <div role="alert" className={classes.behind}>
          <p>
            <strong>Your profile has changed meanwhile,</strong> in another tab or by a rewrite. What you typed is still
            here. Save again to replace the text as it stands now:
          </p>
          {[newest].flat().map((text, index) => (
            <p key={index} className={classes.newest} dir="auto">
              {text}
            </p>
          ))}
        </div>
      )}
      {children}
      {problem && <Problem title={problem} />}
      <div className={classes.row}>
        <Button type="submit" aria-disabled={isSaving} data-busy={isSaving || undefined}>
          {isSaving ? 'Saving …' : 'Save'}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
