import type { ReactNode } from 'react';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';

/** The part of a TanStack Query result that this needs. */
type Query<T> = { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

type Props<T> = {
  query: Query<T>;
  /** Error title, such as "Couldn’t load the inbox". */
  problem: string;
  /** Number of skeleton lines, and their height in pixels. */
  lines?: number;
  height?: number;
  children: (data: T) => ReactNode;
};

/** Renders fetched data, a skeleton while it loads, or an error with a retry button. */
export function Fetched<T>({ query, problem, lines = 4, height = 56, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return <FetchProblem title={problem} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <LinesSkeleton lines={lines} height={height} />;
}
