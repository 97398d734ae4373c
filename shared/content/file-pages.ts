/** Pages that are files of `content/landing` and `content/legal`. */
import { loadContent } from './content-files.ts';
import type { PageProvider } from './page-providers.ts';

const pages = [...loadContent('landing'), ...loadContent('legal')];
const pageAt = new Map(pages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path, page])));

export const filePages: PageProvider = { paths: [...pageAt.keys()], load: (path) => pageAt.get(path)! };
