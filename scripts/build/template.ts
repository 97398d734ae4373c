import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '#client/entry-server.tsx';
import { projectDir } from './dirs.ts';

/** @returns client/index.html as written. */
export function readTemplate(): Promise<string> {
  return readFile(join(projectDir, 'client/index.html'), 'utf8');
}

/** Inserts a rendered page into the template, except its scripts and styles, which are up to the caller. */
export function fillTemplate(template: string, page: RenderedPage): string {
  return template.replace('<!--page-head-->', () => page.head).replace('<!--page-body-->', () => page.html);
}

/** Strips the template's comments and indentation. Call it before inserting a page. */
export function minifyTemplate(template: string): string {
  return template
    .replace(/<!--(?!page-)[\s\S]*?-->/g, '')
    .replace(/^\s+/gm, '')
    .trim();
}
