import { brand } from '#shared/brand.ts';
import { site } from '#shared/content/site.ts';

/** The studio's location, as far as the site says it. */
export const studioAddress = (): string | undefined => site.offices.find(({ city }) => city === brand.city)?.address;
