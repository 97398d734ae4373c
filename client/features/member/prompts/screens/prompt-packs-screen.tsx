import { Anchor, Badge, Button, Group, List, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight, IconChevronUp } from '@tabler/icons-react';
import { useMemo } from 'react';
import { m } from '#messages';
import { webOutline } from '#shared/content/packs/web-outline.ts';
import { comingPacks, webPack } from '#shared/content/shop.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { ShopCard } from '#client/components/member/shop-card.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { BoughtPacks, packsToAdd } from '../components/bought-packs.tsx';
import { EverydayPack } from '../components/everyday-pack.tsx';
import { NoProfile } from '../components/find.tsx';
import classes from '../components/prompts.module.css';
import { useMyPacks } from '../use-packs.ts';
import { usePrompts, type PromptView } from '../use-prompts.ts';
import { byPlatform, nameOfPlatform } from '../workbench-view.ts';

export function PromptPacksScreen() {
  return (
    <MemberLayout title={m.member_prompt_packs()} lead={() => m.member_prompt_packs_packs_have_more_can()} tour="tools">
      {() => <Packs />}
    </MemberLayout>
  );
}

function Packs() {
  const packs = useMyPacks();
  const { list } = usePrompts();
  return (
    <Stack gap="lg">
      <Stack gap="lg" data-tour="packs-included">
        <Included />
      </Stack>
      <BoughtPacks packs={packs} facts={list?.facts ?? []} />
      <More
        isSettled={packs.data !== undefined || packs.isError}
        isOwned={packs.data?.some(({ key }) => key === webOutline.key) ?? false}
      />
    </Stack>
  );
}

/** Included packs: the profile's packs by platform, and the everyday pack. */
function Included() {
  const { list, marks, error, retry, isRetrying } = usePrompts();
  if (error)
    return (
      <FetchProblem
        title={m.member_bought_packs_couldnt_load_packs()}
        error={error}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  if (!list) return <LinesSkeleton lines={3} height={72} />;
  return (
    <>
      <Panel
        title={m.member_prompt_packs_written_for_your_business()}
        lead={m.member_prompt_packs_one_pack_each_tool()}
      >
        {list.hasProfile && list.prompts.length > 0 ? (
          <PlatformPacks prompts={list.prompts} unlimited={list.usage.unlimited} />
        ) : (
          <NoProfile />
        )}
      </Panel>
      <EverydayPack facts={list.facts} marks={marks} usage={list.usage} />
    </>
  );
}

/** One card per platform of the profile, linking to its prompts. */
function PlatformPacks({ prompts, unlimited }: { prompts: readonly PromptView[]; unlimited: boolean }) {
  const packs = useMemo(() => byPlatform(prompts), [prompts]);
  return (
    <SimpleGrid component="ul" cols={{ base: 2, md: 4 }} spacing="xs">
      {packs.map(({ platform, prompts: entries }) => {
        const open = entries.filter(({ text }) => text !== null).length;
        return (
          <li key={platform}>
            <Paper
              component={AppLink}
              href={`${paths.myProfile}?tab=prompts&platform=${encodeURIComponent(platform)}`}
              className={classes.pack}
              withBorder
              h="100%"
              px="sm"
              py="xs"
              display="flex"
              td="none"
              c="var(--eg-ink)"
            >
              <Group flex={1} gap="xs" wrap="nowrap" justify="space-between">
                <span>
                  <Text span display="block" fw={600} lh={1.35}>
                    {nameOfPlatform(platform)}
                  </Text>{' '}
                  <Text span display="block" c="dimmed" fz="sm">
                    {unlimited
                      ? m.member_prompt_packs_all_open({ count: m.member_counted_prompts({ count: entries.length }) })
                      : m.member_prompt_packs_unlocked({
                          count: m.member_counted_prompts({ count: entries.length }),
                          open,
                        })}
                  </Text>
                </span>
                <IconChevronRight size={18} stroke={1.8} color="var(--eg-teal)" aria-hidden />
              </Group>
            </Paper>
          </li>
        );
      })}
    </SimpleGrid>
  );
}

/** @param props `isOwned`: the member has the web pack, so it isn't offered again */
function More({ isSettled, isOwned }: { isSettled: boolean; isOwned: boolean }) {
  return (
    <Panel
      title={m.member_prompt_packs_packs_you_can_add()}
      lead={m.member_prompt_packs_people_who_build_software()}
      id={packsToAdd}
    >
      <SimpleGrid cols={{ base: 1, md: isOwned ? 1 : 2 }} spacing="md" data-tour="packs-more">
        {!isOwned && (isSettled ? <ShopCard offer={webPack} /> : <LinesSkeleton lines={1} height={320} />)}
        <SimpleGrid component="ul" cols={{ base: 1, md: isOwned ? 3 : 1 }} spacing="sm">
          {comingPacks.map(({ title, text, href }) => (
            <Paper component="li" key={href} withBorder px="md" py="xs">
              <Group justify="space-between" gap="xs">
                <Title order={3}>{title}</Title>
                <Badge component="span" variant="default">
                  {m.member_coming_soon()}
                </Badge>
              </Group>
              <Text>{text}</Text>
              <Anchor
                component={AppLink}
                href={href}
                fw={600}
                display="inline-block"
                lh="44px"
                aria-label={m.member_prompt_packs_join_the_waitlist({ title })}
              >
                {m.member_join_the_waitlist()}
              </Anchor>
            </Paper>
          ))}
        </SimpleGrid>
      </SimpleGrid>
      {isSettled && !isOwned && <PackContents />}
    </Panel>
  );
}

/** Contents of the web pack for members without it: categories with three titles each. */
function PackContents() {
  const [isOpen, { toggle }] = useDisclosure();
  const { count, categories } = webOutline;
  return (
    <>
      <Button
        variant="default"
        mt="md"
        h="auto"
        mih={44}
        maw="100%"
        styles={{ label: { whiteSpace: 'normal' } }}
        aria-expanded={isOpen}
        rightSection={isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
        onClick={toggle}
      >
        {m.member_prompt_packs_whats_inside_prompts_categories({ count, count2: categories.length })}
      </Button>
      {isOpen && (
        <SimpleGrid component="ul" cols={{ base: 1, sm: 2, md: 3 }} spacing="lg" mt="md">
          {categories.map(({ name, count: each, samples }) => (
            <li key={name}>
              <Title order={3}>{name}</Title>
              <Text c="dimmed" fz="sm">
                {m.member_prompt_packs_prompts_for_example({ each })}
              </Text>
              <List>
                {samples.map((title) => (
                  <List.Item key={title}>{title}</List.Item>
                ))}
              </List>
            </li>
          ))}
        </SimpleGrid>
      )}
    </>
  );
}
