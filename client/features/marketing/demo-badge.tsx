/** Marks invented people and work. Only embedded mode renders any (shared/content/real-content.ts). */
export function DemoBadge() {
  return (
    <p className="eyebrow">
      <span className="tag">Demo content</span>
    </p>
  );
}
