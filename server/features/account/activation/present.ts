/** The account behind a link: what its own mail has told the reader already. */
export function toActivationView(found: { email: string; name: string; businessName: string | null }) {
  return { email: found.email, name: found.name, businessName: found.businessName ?? '' };
}
