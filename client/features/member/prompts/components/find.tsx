/** Empty states of prompt lists. */
import { Button } from '@mantine/core';
import { IconMessageCircle, IconMessages, IconSearchOff } from '@tabler/icons-react';
import { m } from '#messages';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { openChat } from '#client/lib/open-chat.ts';
import type { Show, WorkbenchView } from '../workbench-view.ts';

const hints: Record<Show, { title: string; text: string }> = {
  all: { title: m.member_no_matching_prompts(), text: m.member_find_try_single_word_such() },
  favorites: { title: m.member_no_favorites_yet(), text: m.member_find_star_prompt_save_here() },
  unlocked: {
    title: m.member_find_no_unlocked_prompts_yet(),
    text: m.member_find_unlock_prompt_stays_here(),
  },
  helpful: { title: m.member_find_no_helpful_prompts_yet(), text: m.member_find_used_prompt_liked_give() },
};

type NothingProps = {
  view: WorkbenchView;
  /** Suggestion for another search. */
  hint?: string;
  onClear: () => void;
};

/** Says why a list is empty, with a button that clears the filters. */
export function NothingFound({ view, hint, onClear }: NothingProps) {
  const { title, text } = view.q ? { ...hints.all, ...(hint && { text: hint }) } : hints[view.show];
  return (
    <EmptyState icon={IconSearchOff} title={title}>
      <p>{text}</p>
      <Button variant="default" mt="md" onClick={onClear}>
        {m.member_show_all_prompts()}
      </Button>
    </EmptyState>
  );
}

/** Shown without a profile: prompts are written along with it, so the chat comes first. */
export function NoProfile() {
  return (
    <EmptyState icon={IconMessages} title={m.member_find_no_prompts_business_yet()}>
      <p>{m.member_find_answer_few_questions_about()}</p>
      <Button mt="md" leftSection={<IconMessageCircle size={20} stroke={1.8} aria-hidden />} onClick={openChat}>
        {m.member_start_the_chat()}
      </Button>
    </EmptyState>
  );
}
