/** Text sections of the profile, from the diagnosis to the roadmap. */
import { Box, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import {
  IconBan,
  IconBulb,
  IconCalendarCheck,
  IconCheck,
  IconCircle,
  IconCircleCheck,
  IconGauge,
  IconPlugConnected,
  IconRepeat,
  IconRobot,
  IconRoute,
  IconSparkles,
  IconStethoscope,
  IconTargetArrow,
} from '@tabler/icons-react';
import { m } from '#messages';
import { diagnosisTitles } from '#shared/domain/profile-document.ts';
import type { WrittenProfile } from '#shared/schemas/profile-document.ts';
import { sectionIds, sectionTitles, type SectionKey } from '../sections.ts';
import classes from './profile.module.css';
import { Fact, inset, ItemList, Section } from './section.tsx';

type Props = {
  profile: WrittenProfile;
  /** False in the printed copy, where nothing links to a section. */
  anchors?: boolean;
};

const anchorOf = (key: SectionKey, anchors = true) => (anchors ? sectionIds[key] : undefined);

/** The diagnosis and this week's moves. Renders nothing for profiles without a diagnosis. */
export function DiagnosisSection({ profile: { diagnosis }, anchors }: Props) {
  if (!diagnosis) return null;
  const { bottleneck, moves, avoid, metric } = diagnosis;
  return (
    <Section
      title={sectionTitles.diagnosis}
      intro={m.profile_text_sections_two_minute_version_one()}
      icon={IconStethoscope}
      anchor={anchorOf('diagnosis', anchors)}
    >
      <Paper px={inset} py={6} bg="var(--eg-teal-soft)" bd="1px solid var(--eg-teal)">
        <Title order={4} fz="sm" c="var(--eg-teal)">
          {diagnosisTitles.bottleneck}
        </Title>
        <Text dir="auto" className={`${classes.text} ${classes.lead}`}>
          {bottleneck}
        </Text>
      </Paper>
      <Title order={4} mt="xs" mb={4}>
        {diagnosisTitles.moves}
      </Title>
      <Stack component="ol" gap="xs" p={0}>
        {moves.map(({ what, how, by, sign }) => (
          <Paper key={what} component="li" withBorder px={inset} py={6} miw={0}>
            <Group gap={0} align="flex-start">
              <Group gap={6} w={140} c="var(--eg-accent-text)" fz="sm" fw={600} lh="24px">
                <IconCalendarCheck size={18} stroke={1.8} aria-hidden />
                {by}
              </Group>
              <div className={classes.words}>
                <Text fw={650} dir="auto">
                  {what}
                </Text>
                <Text dir="auto">{how}</Text>
                <Group gap={6} wrap="nowrap" align="flex-start" c="dimmed">
                  <IconCircleCheck size={20} stroke={1.8} color="var(--eg-teal)" aria-hidden />
                  <Text fz="sm" dir="auto">
                    {sign}
                  </Text>
                </Group>
              </div>
            </Group>
          </Paper>
        ))}
      </Stack>
      <Box className={classes.columns} mt="xs">
        <Paper withBorder px={inset} py={6} miw={0}>
          <Group gap="xs" mb={4}>
            <IconBan size={20} stroke={1.8} color="var(--eg-accent-text)" aria-hidden />
            <Title order={4}>{diagnosisTitles.avoid}</Title>
          </Group>
          <List listStyleType="disc" withPadding>
            {avoid.map((text) => (
              <List.Item key={text} dir="auto" className={classes.text}>
                {text}
              </List.Item>
            ))}
          </List>
        </Paper>
        <Paper withBorder px={inset} py={6} miw={0}>
          <Group gap="xs" mb={4}>
            <IconGauge size={20} stroke={1.8} color="var(--eg-accent-text)" aria-hidden />
            <Title order={4}>{diagnosisTitles.metric}</Title>
          </Group>
          <Text dir="auto" className={classes.text}>
            {metric}
          </Text>
        </Paper>
      </Box>
    </Section>
  );
}

export function AnalysisSection({ profile: { businessAnalysis }, anchors }: Props) {
  return (
    <Section
      title={sectionTitles.analysis}
      intro={m.profile_text_sections_who_serve_how_stand()}
      icon={IconTargetArrow}
      anchor={anchorOf('analysis', anchors)}
      part="businessAnalysis"
    >
      <div className={classes.columns}>
        <Fact
          title={m.profile_target_audience()}
          text={businessAnalysis.targetAudience}
          path="businessAnalysis.targetAudience"
        />
        <Fact title={m.profile_positioning()} text={businessAnalysis.positioning} path="businessAnalysis.positioning" />
      </div>
      <Box mt="xs">
        <ItemList
          title={m.profile_advantages()}
          name="advantages"
          items={businessAnalysis.advantages}
          path="businessAnalysis.advantages"
          icon={IconCheck}
        />
      </Box>
    </Section>
  );
}

export function StrategiesSection({ profile: { strategies }, anchors }: Props) {
  return (
    <Section
      title={sectionTitles.strategies}
      intro={m.profile_text_sections_tools_worth_time_what()}
      icon={IconBulb}
      anchor={anchorOf('strategies', anchors)}
      part="strategies"
    >
      <ItemList
        title={m.profile_ai_tools()}
        name={m.profile_ai_tools()}
        items={strategies.aiTools}
        path="strategies.aiTools"
        icon={IconSparkles}
      />
      <Box className={classes.columns} mt="xs">
        <Fact
          title={m.profile_content_strategy()}
          text={strategies.contentStrategy}
          path="strategies.contentStrategy"
        />
        <Fact title={m.profile_lead_generation()} text={strategies.leadGeneration} path="strategies.leadGeneration" />
      </Box>
    </Section>
  );
}

export function AutomationSection({ profile: { automations }, anchors }: Props) {
  return (
    <Section
      title={sectionTitles.automation}
      intro={m.profile_text_sections_work_can_run_own()}
      icon={IconRobot}
      anchor={anchorOf('automation', anchors)}
      part="automations"
    >
      <Box className={classes.columns} __vars={{ '--column': '100%' }}>
        <ItemList
          title={m.profile_workflows()}
          name="workflows"
          items={automations.workflows}
          path="automations.workflows"
          icon={IconRepeat}
        />
        <Fact title={m.profile_voice_agents()} text={automations.voiceAgents} path="automations.voiceAgents" />
        <ItemList
          title={m.profile_integrations()}
          name="integrations"
          items={automations.integrations}
          path="automations.integrations"
          icon={IconPlugConnected}
        />
      </Box>
    </Section>
  );
}

const stages = [
  { key: 'thirtyDays', title: m.profile_first_30_days(), hint: m.profile_start_here() },
  { key: 'ninetyDays', title: m.profile_by_day_90(), hint: m.profile_build_on_it() },
  { key: 'longTerm', title: m.profile_long_term(), hint: m.profile_where_youre_headed() },
] as const;

export function RoadmapSection({ profile: { roadmap }, anchors }: Props) {
  return (
    <Section
      title={sectionTitles.roadmap}
      intro={m.profile_text_sections_what_do_first_what()}
      icon={IconRoute}
      anchor={anchorOf('roadmap', anchors)}
      part="roadmap"
    >
      <Box className={classes.columns} __vars={{ '--column': '100%' }}>
        {stages.map(({ key, title, hint }) => {
          const value = roadmap[key];
          return (
            <ItemList
              key={key}
              title={title}
              hint={hint}
              name="steps"
              items={[value].flat()}
              path={`roadmap.${key}`}
              isSingle={typeof value === 'string'}
              icon={IconCircle}
            />
          );
        })}
      </Box>
    </Section>
  );
}
