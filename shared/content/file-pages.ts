/** Pages from files in `content/landing`, `content/legal`, and `content/services`. */
import { loadContent } from './content-files.ts';
import type { PageProvider } from './page-providers.ts';

const pages = [...loadContent('landing'), ...loadContent('legal'), ...loadContent('services')];
const pageAt = new Map(pages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path, page])));

export const filePages: PageProvider = { paths: [...pageAt.keys()], load: (path) => pageAt.get(path)! };
