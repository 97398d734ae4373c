/** Messages about voice, shown as toasts. For problems, the second line also stays where the problem occurred. */
import { showToast } from '#client/lib/toast.ts';

export const problems = {
  microphone: {
    title: 'Microphone Error',
    description: 'Could not access microphone. Please check permissions.',
  },
  transcription: {
    title: 'Transcription Error',
    description: 'Could not convert speech to text. Please try again.',
  },
  silence: { title: 'No Speech Detected', description: 'Please try speaking more clearly.' },
  audio: { title: 'Audio Error', description: 'Could not play audio response.' },
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
    title: 'Success!',
    description: isLong ? `${text.slice(0, mostInNotice).replace(/\s+\S*$/, '')} …` : text,
  });
}
