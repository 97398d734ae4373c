import { timedLines } from '#shared/content/calls/call-script.ts';
import { coolingCallTimes } from '#shared/content/calls/cooling-call-times.ts';
import { coolingCall } from '#shared/content/calls/cooling-call.ts';
import { Island } from '#client/components/island.tsx';
import { CallPlayer } from '../islands/call-player.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './call-demo.module.css';

const lines = timedLines(coolingCall, coolingCallTimes);

/** A call that a voice agent takes, to listen to or to read, and what the owner gets afterwards. */
export function CallDemoSection(props: SectionProps<'call-demo'>) {
  const { note, summary } = props.section;
  const { name, business, when } = coolingCall;
  return (
    <SectionFrame {...props}>
      <div className={styles.call}>
        <Island name="call-player" of={CallPlayer} props={{ name, business, when, lines, note }} when="use" />
        <div className={styles.summary}>
          <h3>{summary.heading}</h3>
          <ul className={`panel ${styles.message}`}>
            {summary.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{summary.text}</p>
        </div>
      </div>
    </SectionFrame>
  );
}
