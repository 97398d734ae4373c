import type { ReactNode } from 'react';
import { DemoBadge } from './demo-badge.tsx';

type SectionFrameProps = {
  section: { title?: string; lead?: string; eyebrow?: string; anchor?: string; sample?: boolean };
  isFirst: boolean;
  isBand: boolean;
  /** Whether the heading goes on the left and the content on the right. */
  isSplit?: boolean;
  /** Must be a single element if split. */
  children: ReactNode;
};

/** Frame of most sections: a full-width band with a heading. */
export function SectionFrame({ section, isFirst, isBand, isSplit, children }: SectionFrameProps) {
  const { title, lead, eyebrow, anchor, sample } = section;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={isBand ? 'section band' : 'section'} id={anchor}>
      <div className={isSplit ? 'wrap split' : 'wrap'}>
        {title && (
          <div>
            {sample && <DemoBadge />}
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <Heading>{title}</Heading>
            {lead && <p className="lead">{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
