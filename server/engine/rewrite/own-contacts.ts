/** Removes contact data that isn't the owner's from a section that a model wrote. */
import type { HasForeignContact } from '../contact-data.ts';
import type { SectionContent, SectionDraft } from './fields.ts';

/** Minimum number of items in a list. */
const fewestItems = 2;

/**
 * Drops list entries with contact data that isn't the owner's. If too little is left, or a text contains such data,
 * uses the built-in engine's version of that list or text.
 * @param local writes the section with the built-in engine; called only if needed
 */
export function withOwnContactsOnly(
  draft: SectionDraft,
  local: () => SectionDraft,
  isForeign: HasForeignContact,
): SectionDraft {
  const fields = Object.entries<string | string[]>(draft.content);
  if (!fields.some(([, value]) => [value].flat().some(isForeign))) return draft;
  const spare = local();
  const spareContent = spare.content as unknown as Record<string, string | string[]>;
  const [section = ''] = Object.keys(draft.because)[0]?.split('.') ?? [];
  const because: SectionDraft['because'] = {};
  const content = fields.map(([field, value]) => {
    const path = `${section}.${field}`;
    const texts = [value].flat();
    const places = [...texts.keys()].filter((place) => !isForeign(texts[place]!));
    const isLost = places.length < (Array.isArray(value) ? fewestItems : 1);
    const kept = isLost ? spareContent[field]! : value;
    const reasons = isLost ? spare.because : draft.because;
    if (!Array.isArray(kept)) {
      because[path] = reasons[path] ?? [];
      return [field, kept];
    }
    const stay = isLost ? [...kept.keys()] : places;
    for (const [index, place] of stay.entries()) because[`${path}.${index}`] = reasons[`${path}.${place}`] ?? [];
    return [field, stay.map((place) => kept[place]!)];
  });
  return { content: Object.fromEntries(content) as SectionContent, because };
}
