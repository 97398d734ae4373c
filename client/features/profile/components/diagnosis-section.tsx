/** What the profile opens with: what holds the business back, and what to do about it this week. */
import { IconBan, IconCalendarCheck, IconCircleCheck, IconGauge, IconStethoscope } from '@tabler/icons-react';
import { diagnosisTitles } from '#shared/domain/document.ts';
import type { WrittenProfile } from '#shared/schemas/document.ts';
import { sectionIds, sectionTitles } from '../sections.ts';
import classes from './diagnosis-section.module.css';
import { Section } from './section.tsx';

type Props = {
  profile: WrittenProfile;
  /** False in the printed copy, where nothing links to a section. */
  anchors?: boolean;
};

/** Shows the diagnosis; nothing for profiles without one. */
export function DiagnosisSection({ profile: { diagnosis }, anchors = true }: Props) {
  if (!diagnosis) return null;
  const { bottleneck, moves, avoid, metric } = diagnosis;
  return (
    <Section
      title={sectionTitles.diagnosis}
      intro="The two-minute version: one problem, a few moves, one number."
      icon={IconStethoscope}
      anchor={anchors ? sectionIds.diagnosis : undefined}
    >
      <div className={classes.bottleneck}>
        <h4 className={classes.label}>{diagnosisTitles.bottleneck}</h4>
        <p className={classes.lead} dir="auto">
          {bottleneck}
        </p>
      </div>
      <h4 className={classes.title}>{diagnosisTitles.moves}</h4>
      <ol className={classes.moves}>
        {moves.map(({ what, how, by, sign }) => (
          <li key={what} className={classes.move}>
            <p className={classes.by}>
              <IconCalendarCheck size={18} stroke={1.8} aria-hidden />
              {by}
            </p>
            <p className={classes.what} dir="auto">
              {what}
            </p>
            <p className={classes.how} dir="auto">
              {how}
            </p>
            <p className={classes.sign} dir="auto">
              <IconCircleCheck size={20} stroke={1.8} aria-hidden />
              <span>{sign}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className={classes.pair}>
        <div className={classes.box}>
          <h4 className={classes.boxTitle}>
            <IconBan size={20} stroke={1.8} aria-hidden />
            {diagnosisTitles.avoid}
          </h4>
          <ul className={classes.avoid}>
            {avoid.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.box}>
          <h4 className={classes.boxTitle}>
            <IconGauge size={20} stroke={1.8} aria-hidden />
            {diagnosisTitles.metric}
          </h4>
          <p className={classes.metric} dir="auto">
            {metric}
          </p>
        </div>
      </div>
    </Section>
  );
}
