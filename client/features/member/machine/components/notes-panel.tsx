import { Textarea } from '@mantine/core';
import { memberLimits } from '#shared/domain/member.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import type { SaveState } from '../use-autosave.ts';
import { SaveMark } from './save-mark.tsx';

type Props = {
  value: string;
  state: SaveState;
  onChange: (value: string) => void;
  onBlur: () => void;
  onRetry: () => void;
};

/** Room for one's own words beside the result; saved as they are typed. */
export function NotesPanel({ value, state, onChange, onBlur, onRetry }: Props) {
  return (
    <Panel
      title="Notes"
      lead="What you tried, who does it, what came of it."
      aside={<SaveMark state={state} onRetry={onRetry} />}
    >
      <Textarea
        label="Your notes"
        rows={4}
        dir="auto"
        maxLength={memberLimits.notes}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </Panel>
  );
}
