import type { ReactNode } from 'react';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';

/** What of a query is needed here, as TanStack Query has it. */
type Query<T> = { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

type Props<T> = {
  query: Query<T>;
  /** What is said when nothing came: "Failed to load user data". */
  problem: string;
  /** Lines of the skeleton, and how high each is in pixels. */
  lines?: number;
  height?: number;
  children: (data: T) => ReactNode;
};

/** What was fetched, or that it is on its way, or that it did not come, with a button to try again. */
export function Fetched<T>({ query, problem, lines = 4, height = 56, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return <FetchProblem title={problem} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <LinesSkeleton lines={lines} height={height} />;
}
