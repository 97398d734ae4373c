/** What is said about voice in notices; where something went wrong, the second line also stays there. */
import { showPageToast } from '../../lib/page-toast.ts';

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

/** Tells of a problem at the top of the page. @returns the line to keep where it happened */
export function tellProblem(problem: keyof typeof problems): string {
  showPageToast({ ...problems[problem], variant: 'destructive' });
  return problems[problem].description;
}

const mostInNotice = 200;

/** Tells what was understood, as much of it as a notice can hold. */
export function tellSuccess(text: string): void {
  const isLong = text.length > mostInNotice;
  showPageToast({
    title: 'Success!',
    description: isLong ? `${text.slice(0, mostInNotice).replace(/\s+\S*$/, '')} …` : text,
  });
}
