import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '../../client/entry-server.tsx';
import { projectDir } from './dirs.ts';

/** @returns client/index.html as written. */
export function readTemplate(): Promise<string> {
  return readFile(join(projectDir, 'client/index.html'), 'utf8');
}

/** Puts a rendered page into the template. */
export function fillTemplate(template: string, page: RenderedPage): string {
  return template
    .replace('<!--page-head-->', () => page.head)
    .replace('<!--page-body-->', () => page.html)
    .replace('<!--page-record-->', () => page.record);
}

/** Takes out the template's comments and indentation; call it before a page is filled in. */
export function minifyTemplate(template: string): string {
  return template
    .replace(/<!--(?!page-)[\s\S]*?-->/g, '')
    .replace(/^\s+/gm, '')
    .trim();
}
