import { m } from '#messages';
import type { ProSource } from '#shared/domain/orders.ts';

/**
 * Returns how long Pro lasts, as a sentence.
 * @param day formatted date of its end or renewal; null for no end
 */
export function proTerm(pro: { source: ProSource; endsAtPeriodEnd: boolean }, day: string | null): string {
  if (pro.source === 'operator')
    return day ? m.components_pro_term_team_set_up_until({ day }) : m.components_pro_term_team_set_up();
  if (!day) return m.components_pro_term_renews_every_month_until();
  return pro.endsAtPeriodEnd
    ? m.components_pro_term_ends_until_then_can({ day })
    : m.components_pro_term_renews_then_every_month({ day });
}
