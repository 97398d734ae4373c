import { trpc } from '#client/lib/trpc.ts';
import { abilities, listeningMode, speakingMode, type ListeningMode, type SpeakingMode } from '../voice-mode.ts';

/** Returns who transcribes and who speaks here. @returns undefined until the server has reported what it supports */
export function useVoiceModes(): { listening: ListeningMode; speaking: SpeakingMode } | undefined {
  const status = trpc.voice.status.useQuery(undefined, { staleTime: Infinity });
  if (status.isPending) return undefined;
  const able = abilities(status.data?.isReady ?? false);
  return { listening: listeningMode(able), speaking: speakingMode(able) };
}
