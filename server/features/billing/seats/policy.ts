import { brand } from '#shared/brand.ts';
import { site } from '#shared/content/site.ts';

/** Where the studio is, as far as the site says it. */
export const studioAddress = (): string | undefined => site.offices.find(({ city }) => city === brand.city)?.address;
