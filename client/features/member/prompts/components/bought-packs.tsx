import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconDownload } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { z } from 'zod';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { packFormats, type PackFormat } from '#shared/domain/packs.ts';
import type { BusinessFact } from '#shared/domain/prompt-variables.ts';
import { paths } from '#shared/paths.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { dayOf, fullMoment } from '#client/lib/time.ts';
import { useUrlState, writeUrl } from '#client/lib/url-state.ts';
import type { BoughtPack, useMyPacks } from '../use-packs.ts';
import { viewSchema, wholeView } from '../workbench-view.ts';
import { PackBrowser } from './pack-browser.tsx';

/** Id of the list of packs that can be added, for links. */
export const packsToAdd = 'packs-to-add';

type Props = { packs: ReturnType<typeof useMyPacks>; facts: readonly BusinessFact[] };

/** Lists the member's purchased packs, which open to search, copy from and mark. */
export function BoughtPacks({ packs: { data, error, refetch, isRefetching }, facts }: Props) {
  return (
    <Panel title={m.member_bought()} {...(data?.length && { lead: m.member_bought_packs_every_prompt_open_any() })}>
      {error && !data ? (
        <FetchProblem
          title={m.member_bought_packs_couldnt_load_packs()}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      ) : !data ? (
        <LinesSkeleton lines={1} height={120} />
      ) : data.length === 0 ? (
        <EmptyState title={m.member_bought_packs_no_purchased_packs_yet()}>
          <p>{m.member_bought_packs_packs_buy_open_here()}</p>
          <Button component="a" href={`#${packsToAdd}`} variant="default" mt="md">
            {m.member_see_all_packs()}
          </Button>
        </EmptyState>
      ) : (
        <Stack gap="lg">
          {data.map((pack) => (
            <Bought key={pack.key} pack={pack} facts={facts} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

/** The open pack; empty for none. */
const packSchema = z.object({ pack: z.string().catch('') });

/** Opens or closes a pack in the URL. Closing it resets its view. */
function toggle(key: string, isOpen: boolean): void {
  const search = isOpen ? writeUrl(viewSchema, location.search, wholeView) : location.search;
  navigate(location.pathname + writeUrl(packSchema, search, { pack: isOpen ? '' : key }), { replace: true });
}

function Bought({ pack, facts }: { pack: BoughtPack; facts: readonly BusinessFact[] }) {
  const { key, name, description, count, categories, boughtAt, orderNumber } = pack;
  const isOpen = useUrlState(packSchema)[0].pack === key;
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  const browserId = useId();
  const wasOpenAtFirst = useRef(isOpen);
  // A link to the pack scrolls to it, past the content above.
  useEffect(() => {
    if (wasOpenAtFirst.current) root.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Box
      component="article"
      ref={root}
      miw={0}
      style={{ scrollMarginTop: 90 }}
      aria-labelledby={headingId}
      data-pack={key}
    >
      <Group justify="space-between" gap="xs">
        <Title order={3} id={headingId}>
          {name}
        </Title>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={isOpen ? browserId : undefined}
          rightSection={isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
          onClick={() => toggle(key, isOpen)}
        >
          {isOpen ? m.member_close_the_pack() : m.member_open_the_pack()}
        </Button>
      </Group>
      <Text>{description}</Text>
      <Text c="dimmed" fz="sm">
        <Markup
          parts={m.member_bought_packs_prompts_categories_bought_order.parts({
            count,
            count2: categories.length,
            boughtAt: dayOf(boughtAt),
            orderNumber,
          })}
          tags={{
            time: (text) => (
              <time dateTime={boughtAt} title={fullMoment(boughtAt)}>
                {text}
              </time>
            ),
          }}
        />
      </Text>
      <Downloads pack={key} />
      {isOpen && (
        <div id={browserId}>
          <PackBrowser pack={pack} facts={facts} />
        </div>
      )}
    </Box>
  );
}

const formatNames: Record<PackFormat, string> = { md: m.member_markdown(), txt: m.member_plain_text(), json: 'JSON' };

function Downloads({ pack }: { pack: string }) {
  return (
    <Group gap={0} c="dimmed">
      <IconDownload size={18} stroke={1.8} aria-hidden />
      <Text span px="xs">
        {m.member_download()}
      </Text>
      {packFormats.map((format) => (
        <Button
          key={format}
          component="a"
          variant="subtle"
          px="xs"
          href={`${paths.download}/pack/${pack}?format=${format}`}
          aria-label={m.member_bought_packs_download_as({ formatNames: formatNames[format] })}
        >
          {formatNames[format]}
        </Button>
      ))}
    </Group>
  );
}
