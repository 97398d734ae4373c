/** Phrases how an owner wins customers today, for use in a plan. */
import type { Brief } from '../brief.ts';
import { clausesOf, type Clause } from '../reading/clauses.ts';
import { foldAccents } from '../reading/cues.ts';
import { isThin } from '../reading/thin.ts';
import { unclearClauses } from '../reading/unclear.ts';
import { channels } from '../reading/vocabulary.ts';

const namesChannel = ({ text }: Clause) => channels.some(([, pattern]) => pattern.test(foldAccents(text)));

/**
 * Returns the answer about current marketing without what it rules out, what's unclear, and their reasons: "yard signs.
 * no TikTok, I'm 61" becomes "yard signs". Empty if nothing is left.
 */
export function marketingToday({ currentMarketing, language }: Pick<Brief, 'currentMarketing' | 'language'>): string {
  if (/^(?:nothing|none|nada|ninguno?)\b/i.test(currentMarketing) || isThin(currentMarketing)) return '';
  const clauses = clausesOf(currentMarketing, language);
  const unclear = unclearClauses(clauses, language);
  let isReason = false;
  const kept = clauses.filter((clause, at) => {
    const isOut = clause.cueAt >= 0 || clause.negated.includes(true) || unclear[at] === true;
    isReason = isOut || (isReason && clause.joint !== '.' && !namesChannel(clause));
    return !isReason;
  });
  const said = kept.map(({ words }) =>
    currentMarketing.slice(words[0]!.start, Math.max(...words.map(({ end }) => end))).replace(/\([^)]*$/, ''),
  );
  return (kept.length === clauses.length ? currentMarketing : said.join(', '))
    .replace(/\s*(?:,(?!\d)|\n|[.;!?](?=\s))\s*|\s+[-–—]\s+/g, ', ')
    .replace(/[,.; ]+$/, '');
}
