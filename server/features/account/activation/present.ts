/** Presents the account behind a link: only what its own email already told the reader. */
export function toActivationView(found: { email: string; name: string; businessName: string | null }) {
  return { email: found.email, name: found.name, businessName: found.businessName ?? '' };
}
