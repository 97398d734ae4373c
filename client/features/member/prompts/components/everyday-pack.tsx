import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { m } from '#messages';
import { everydayPack } from '#shared/content/packs/everyday.ts';
import { promptKey } from '#shared/domain/prompt-keys.ts';
import type { BusinessFact } from '#shared/domain/prompt-variables.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import type { MarkView, PromptView, UsageView } from '../use-prompts.ts';
import { groupPrompts, selectPrompts, wholeView } from '../workbench-view.ts';
import { SearchField } from '#client/components/ui/search-field.tsx';
import { NothingFound } from './find.tsx';
import { PromptList } from './prompt-item.tsx';

type Props = { facts: readonly BusinessFact[]; marks: ReadonlyMap<string, MarkView>; usage: UsageView };

const prompts: PromptView[] = everydayPack.prompts.map(({ prompt, ...rest }, index) => ({
  ...rest,
  key: promptKey(everydayPack.key, index),
  platform: everydayPack.key,
  text: prompt,
  teaser: '',
}));
const categories = [...new Set(everydayPack.prompts.map(({ category }) => category))];

/** Pack that every member has: never locked, and not counted toward the quota. */
export function EverydayPack(props: Props) {
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <Panel
      title={everydayPack.name}
      lead={everydayPack.description}
      aside={
        <Button
          variant="default"
          aria-expanded={isOpen}
          rightSection={isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
          onClick={toggle}
        >
          {isOpen ? m.member_close_the_pack() : m.member_open_the_pack()}
        </Button>
      }
    >
      <Text c="dimmed">{m.member_everyday_pack_prompts_all_open_they({ count: prompts.length })}</Text>
      {isOpen && <Prompts {...props} />}
    </Panel>
  );
}

function Prompts({ facts, marks, usage }: Props) {
  const [q, setQ] = useState('');
  const [category, setCategory] = useState('');
  const view = { ...wholeView, q: useDeferredValue(q), category };
  const found = selectPrompts(prompts, marks, view);
  return (
    <>
      <Group gap="sm" align="flex-end" my="md">
        <SearchField
          label={m.member_everyday_pack_search_the({ name: everydayPack.name.toLowerCase() })}
          placeholder={m.member_for_example_reviews()}
          flex="1 1 240px"
          value={q}
          onChange={setQ}
        />
        <NativeSelect
          label={m.member_category()}
          flex="1 1 130px"
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
          data={[{ value: '', label: m.member_all() }, ...categories]}
        />
      </Group>
      <Text c="dimmed" fz="sm" mb="xs" role="status">
        {found.length === prompts.length
          ? m.member_everyday_pack_prompts({ count: prompts.length })
          : m.member_everyday_pack_of_prompts({ count: prompts.length, count2: found.length })}
      </Text>
      {found.length === 0 ? (
        <NothingFound
          view={view}
          onClear={() => {
            setQ('');
            setCategory('');
          }}
        />
      ) : (
        <PromptList groups={groupPrompts(found, 'category')} marks={marks} facts={facts} usage={usage} />
      )}
    </>
  );
}
