import type { Section } from '#shared/content/schema.ts';

/** Extra content for the page of a city with an office. */
export type OwnCity = {
  name: string;
  /** Title for the browser tab and search results. */
  pageTitle: string;
  description: string;
  keywords: string[];
  aliases?: string[];
  /** Main heading and the lead under it. */
  title: string;
  lead: string;
  /** Public information about the office's location. */
  office: string;
  zoom?: number;
  /** Business types in addition to those in the record. */
  moreTypes: string[];
  /** Extra sections, by where they go. */
  afterInsights: Section[];
  afterTips: Section[];
  beforeClosing: Section[];
  last?: Section[];
};
