import { fullMoment, timeAgo } from '#client/lib/time.ts';

/**
 * Shows how long ago something was, with weekday, date and time as its title. @param props.at an ISO string from the
 * API
 */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={fullMoment(at)}>
      {timeAgo(at, new Date())}
    </time>
  );
}
