/** Where a profile can be changed, its sections ask for the tools; elsewhere there are none and nothing of them is fetched. */
import { createContext, type ComponentType, type ReactNode } from 'react';
import type { DocumentField } from '#shared/domain/document.ts';
import type { RewritableSection } from '#shared/domain/member.ts';

export type Editable = {
  /** Stands around a text or a list, headline included, and can put an editor in its place. */
  Field: ComponentType<{ field: DocumentField; children: ReactNode }>;
  /** Stands under the headline of a section. */
  SectionTools: ComponentType<{ section: RewritableSection }>;
};

/** Null where a profile is only read. */
export const EditableContext = createContext<Editable | null>(null);
