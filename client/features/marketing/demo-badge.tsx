/** Marks fictional people and work. Only embedded mode renders any (shared/content/real-content.ts). */
import { m } from '#messages';

export function DemoBadge() {
  return (
    <p className="eyebrow">
      <span className="tag">{m.marketing_demo_content()}</span>
    </p>
  );
}
