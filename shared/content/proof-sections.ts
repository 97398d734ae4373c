/** Fills sections with the owner's proof. */
import { proofFor, type ProofFact } from '../domain/proof.ts';
import type { Page, Section } from './schema.ts';

/** Returns whether a page has a place for proof. */
export const hasProofSection = ({ sections }: Pick<Page, 'sections'>): boolean =>
  sections.some(({ kind }) => kind === 'proof');

/** Fills in the entries of each proof section, and removes sections that have none. */
export function withProof(page: Page, proof: readonly ProofFact[]): Page {
  if (!hasProofSection(page)) return page;
  const sections = page.sections.flatMap((section): Section[] => {
    if (section.kind !== 'proof') return [section];
    const items = proofFor(proof, section);
    return items.length > 0 ? [{ ...section, items }] : [];
  });
  return { ...page, sections };
}
