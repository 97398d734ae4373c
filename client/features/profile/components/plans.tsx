/** Sections after the profile: plan comparison, and help from a person. */
import { Button, Group, Table, Text, Title } from '@mantine/core';
import { IconArrowUpRight, IconCheck, IconMinus, IconPhoneCall, IconScale } from '@tabler/icons-react';
import { useId } from 'react';
import { m } from '#messages';
import { planComparison, plans, type PlanLine } from '#shared/domain/plans.ts';
import { useProPrice } from '#client/lib/catalog.ts';
import { Markup } from '#client/components/markup.tsx';
import { sectionIds, sectionTitles } from '../sections.ts';
import { ProfileEnd } from './profile-document.tsx';
import { Section } from './section.tsx';

const columns = ['free', 'pro'] as const;
const pro = 'var(--eg-teal-soft)';

export function PlanComparison() {
  const proPrice = useProPrice();
  return (
    <Section
      title={sectionTitles.plans}
      intro={m.profile_plans_what_keep_free_what()}
      icon={IconScale}
      anchor={sectionIds.plans}
    >
      <Table
        aria-label={m.profile_plans_free_plan_compared_pro()}
        withTableBorder
        bg="var(--eg-surface)"
        layout="fixed"
        fz="sm"
        verticalSpacing={4}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Td w="20%" />
            {columns.map((id) => (
              <Table.Th key={id} scope="col" bg={id === 'pro' ? pro : undefined} fw={400}>
                <Title component="span" fz="lg">
                  {plans[id].name}
                </Title>{' '}
                <strong>{id === 'pro' ? proPrice : plans[id].priceText}</strong>
                <Text fz="xs" c="dimmed">
                  {plans[id].terms.join(' · ')}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {planComparison.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row" fw={400} c="dimmed">
                {row.topic}
              </Table.Th>
              {columns.map((id) => (
                <Table.Td key={id} bg={id === 'pro' ? pro : undefined}>
                  <Line {...row[id]} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

function Line({ text, included }: PlanLine) {
  const Icon = included ? IconCheck : IconMinus;
  return (
    <Group component="span" gap="xs" wrap="nowrap" align="flex-start" c={included ? undefined : 'dimmed'}>
      <Icon size={18} stroke={2} color={included ? 'var(--eg-success)' : undefined} aria-hidden />
      {text}
    </Group>
  );
}

/** Offers a free call or the services. */
export function NextStep({ firstName, businessName }: { firstName: string; businessName: string }) {
  const newTabHint = useId();
  return (
    <ProfileEnd
      title={m.profile_plans_rather_have_set_up()}
      text={
        <Markup
          parts={m.profile_plans_tell_us_little_more.parts({ firstName, businessName })}
          tags={{ person: (text) => <bdi>{text}</bdi>, business: (text) => <bdi>{text}</bdi> }}
        />
      }
    >
      <Button
        component="a"
        href="/signup"
        variant="filled"
        leftSection={<IconPhoneCall size={20} stroke={1.7} aria-hidden />}
      >
        {m.profile_plans_book_free_implementation_call()}
      </Button>
      <Button
        component="a"
        href="/services"
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        rightSection={<IconArrowUpRight size={20} stroke={1.7} aria-hidden />}
        aria-describedby={newTabHint}
      >
        {m.profile_plans_show_me_my_profile()}
      </Button>
      <span id={newTabHint} hidden>
        {m.profile_plans_opens_services_new_tab()}
      </span>
    </ProfileEnd>
  );
}
