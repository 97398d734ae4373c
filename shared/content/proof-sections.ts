/** Fills sections with the owner's proof. */
import { proofFor, type ProofFact } from '../domain/proof.ts';
import type { Page, Section, SectionOf } from './schema.ts';

/** Section of a page that shows proof, and which entries it shows. */
export type ProofPlace = { path: string } & Pick<SectionOf<'proof'>, 'topic' | 'city'>;

/** Returns a page's sections for proof. */
export const proofSectionsOf = ({ sections }: Pick<Page, 'sections'>): SectionOf<'proof'>[] =>
  sections.filter((section) => section.kind === 'proof');

/** Fills in the entries of each proof section, and removes sections that have none. */
export function withProof(page: Page, proof: readonly ProofFact[]): Page {
  if (proofSectionsOf(page).length === 0) return page;
  const sections = page.sections.flatMap((section): Section[] => {
    if (section.kind !== 'proof') return [section];
    const items = proofFor(proof, section);
    return items.length > 0 ? [{ ...section, items }] : [];
  });
  return { ...page, sections };
}
