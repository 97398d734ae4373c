import { useNews } from '#client/components/member/use-news.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { NotificationList } from './notification-list.tsx';

/** The newest three notifications, from what the frame asks for anyway. */
export function LatestNews() {
  const news = useNews();
  const { markRead } = useMarkRead();
  return (
    <NotificationList
      entries={news.data?.latest}
      seenAt={news.dataUpdatedAt}
      error={news.data ? undefined : news.error}
      retry={() => void news.refetch()}
      isRetrying={news.isRefetching}
      expected={3}
      onRead={markRead}
    />
  );
}
