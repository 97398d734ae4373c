/** Messages about voice, shown as toasts. For problems, the second line also stays where the problem occurred. */
import { m } from '#messages';
import { showToast } from '#client/lib/toast.ts';

export const problems = {
  microphone: {
    title: m.chat_microphone_error(),
    description: m.chat_voice_could_not_access_microphone(),
  },
  transcription: {
    title: m.chat_transcription_error(),
    description: m.chat_voice_could_not_convert_speech(),
  },
  silence: { title: m.chat_no_speech_detected(), description: m.chat_voice_please_try_speaking_more() },
  audio: { title: m.chat_audio_error(), description: m.chat_voice_could_not_play_audio() },
} as const;

/** Shows a problem as a toast. @returns the line to keep where the problem occurred */
export function tellProblem(problem: keyof typeof problems): string {
  showToast({ ...problems[problem], variant: 'destructive' });
  return problems[problem].description;
}

const mostInNotice = 200;

/** Shows a transcript as a toast, shortened if it's too long. */
export function tellSuccess(text: string): void {
  const isLong = text.length > mostInNotice;
  showToast({
    title: m.chat_success(),
    description: isLong ? `${text.slice(0, mostInNotice).replace(/\s+\S*$/, '')} …` : text,
  });
}
