import type { Section } from '#shared/content/schema.ts';

/** What the page of a city with an office says beyond its record. */
export type OwnCity = {
  name: string;
  /** Of the browser's tab and of search results. */
  pageTitle: string;
  description: string;
  keywords: string[];
  aliases?: string[];
  /** First heading and what follows it. */
  title: string;
  lead: string;
  /** Where the office is, as far as it is published. */
  office: string;
  zoom?: number;
  /** Business types beside the trades of the record. */
  moreTypes: string[];
  /** Further sections, by the place they take. */
  afterInsights: Section[];
  afterTips: Section[];
  beforeClosing: Section[];
  last?: Section[];
};
