/** Pages built from records other than `Page`: one provider per kind, such as cities and articles. */
import { blogPages } from './articles/pages.ts';
import { cityProvider } from './cities/provider.ts';
import { filePages } from './file-pages.ts';
import { sampleProfilePages } from './sample-profiles/pages.ts';
import type { Page } from './schema.ts';
import type { SiteFacts } from './site-facts.ts';

export type PageProvider = {
  /** All paths it serves, including aliases. */
  paths: readonly string[];
  /** @param path one of `paths` */
  load: (path: string, facts: SiteFacts) => Page | Promise<Page>;
};

export const pageProviders: readonly PageProvider[] = [filePages, blogPages, cityProvider, sampleProfilePages];
