import { useRef, useState } from 'react';
import { m } from '#messages';
import { clock, lineAt, type TimedLine } from '#shared/content/calls/call-script.ts';
import styles from './call-player.module.css';

export type CallPlayerProps = {
  /** Name of its files in `client/public/audio`. */
  name: string;
  business: string;
  when: string;
  lines: TimedLine[];
  /** States that the call is made up. */
  note: string;
};

/** Seconds that a line is highlighted before its first word, because browsers report the time only a few times a second. */
const early = 0.15;

/**
 * A recorded call with its transcript. The line being spoken is highlighted, and a line's time starts the call there.
 * Without JavaScript, the browser's own player and the transcript remain.
 */
export function CallPlayer({ name, business, when, lines, note }: CallPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [current, setCurrent] = useState(-1);
  const follow = () => setCurrent(lineAt(lines, (audio.current?.currentTime ?? 0) + early));
  const src = (ending: string) => `/audio/${name}.${ending}`;

  function playFrom(at: number) {
    const player = audio.current!;
    player.currentTime = lines[at]!.start;
    setCurrent(at);
    // A browser may refuse to play; its controls still show where to start.
    player.play().catch(() => undefined);
  }

  return (
    <>
      <figure className={`dusk ${styles.player}`}>
        <figcaption>
          <strong>{business}</strong>
          <span>{when}</span>
        </figcaption>
        <Speakers lines={lines} current={current} />
        <audio
          ref={audio}
          controls
          preload="none"
          aria-label={`${business}, ${when}`}
          onTimeUpdate={follow}
          onSeeked={follow}
          onEnded={() => setCurrent(-1)}
        >
          <source src={src('webm')} type='audio/webm; codecs="opus"' />
          <source src={src('m4a')} type="audio/mp4" />
          <track kind="captions" src={src('vtt')} srcLang="en" label={m.marketing_call_captions()} default />
        </audio>
        <p>{note}</p>
      </figure>
      <div className={styles.transcript}>
        <h3>{m.marketing_call_transcript()}</h3>
        <ol>
          {lines.map(({ who, text, start }, at) => (
            <li key={start} data-who={who} aria-current={at === current || undefined}>
              <p className={styles.who}>
                {who === 'agent' ? m.marketing_call_agent() : m.marketing_call_caller()}{' '}
                <span className={styles.time}>{clock(start)}</span>
              </p>
              <p>{text}</p>
              <button
                type="button"
                data-needs-script=""
                aria-label={m.marketing_call_play_from({ time: clock(start) })}
                onClick={() => playFrom(at)}
              />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** Timeline of who speaks when: the agent in the upper row, the caller in the lower one. */
function Speakers({ lines, current }: { lines: TimedLine[]; current: number }) {
  const seconds = lines.at(-1)!.end;
  return (
    <svg className={styles.speakers} viewBox={`0 0 ${seconds} 10`} preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ who, start, end }, at) => (
        <rect
          key={start}
          x={start}
          y={who === 'agent' ? 0 : 6}
          width={Number((end - start).toFixed(2))}
          height="4"
          data-who={who}
          data-said={at <= current}
        />
      ))}
    </svg>
  );
}
