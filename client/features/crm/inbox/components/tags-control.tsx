import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { inboxLimits } from '#shared/schemas/inbox.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useLeadChange } from '../use-lead-change.ts';
import classes from './inbox.module.css';

/** Words that leads are found by. Those in use are proposed. */
export function TagsControl({ leadId, tags }: { leadId: string; tags: string[] }) {
  const utils = trpc.useUtils();
  const used = trpc.admin.inbox.tags.useQuery();
  const change = trpc.admin.inbox.setTags.useMutation(useLeadChange(leadId, 'Tags not changed'));
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const shown = change.isPending ? change.variables.tags : tags;
  const word = typed.replace(/\s+/g, ' ').trim();
  const isFull = tags.length >= inboxLimits.tags;

  const save = async (next: string[]) => {
    await change.mutateAsync({ leadId, tags: next, seen: tags });
    void utils.admin.inbox.tags.invalidate();
  };
  const add = async () => {
    if (!word || change.isPending || isFull) return;
    try {
      if (!tags.includes(word)) await save([...tags, word]);
      // What was typed meanwhile is the next tag.
      setTyped((now) => (now === typed ? '' : now));
    } catch {
      // Said in a notice; the word stays typed.
    }
  };
  const remove = async (tag: string) => {
    if (change.isPending) return;
    // The button goes away from under the focus.
    input.current?.focus();
    await save(tags.filter((one) => one !== tag)).catch(() => undefined);
  };

  return (
    <div className={classes.tagControl}>
      {shown.length > 0 && (
        <ul className={classes.tags} aria-label="Tags">
          {shown.map((tag) => (
            <li key={tag} className={classes.removable}>
              <span dir="auto">{tag}</span>
              <button type="button" aria-label={`Remove tag ${tag}`} onClick={() => void remove(tag)}>
                <IconX size={16} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={classes.adding}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextInput
          ref={input}
          label="Add a tag"
          dir="auto"
          autoComplete="off"
          maxLength={inboxLimits.tag}
          list={listId}
          value={typed}
          description={isFull ? `${inboxLimits.tags} tags are the most a lead can have.` : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" aria-disabled={change.isPending || isFull}>
          Add
        </Button>
        <datalist id={listId}>
          {(used.data ?? [])
            .filter((tag) => !tags.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
      </form>
    </div>
  );
}
