import { keepPreviousData } from '@tanstack/react-query';

/** Query options: the server recounts every minute. Keeps the previous figures on screen while another period loads. */
export const recounted = { staleTime: 60_000, refetchInterval: 60_000, placeholderData: keepPreviousData } as const;
