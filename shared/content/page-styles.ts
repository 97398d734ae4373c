/** Styles of public pages: a page contains those of its frame and of its own sections. */

/** The build's `dist/pages/styles.json`. */
export type PageStyles = {
  /** Files with the styles of every page: header, footer, and the like. */
  frame: string[];
  /** Files of each module that a page may use, imported ones first. */
  modules: Record<string, string[]>;
  /** Contents of the files. */
  texts: Record<string, string>;
};

/** Returns the CSS of a page that uses these modules. */
export function cssOf({ frame, modules, texts }: PageStyles, used: readonly string[]): string {
  const files = new Set([...frame, ...used.flatMap((module) => modules[module] ?? [])]);
  return [...files].map((file) => texts[file]).join('');
}
