import type { HtmlTagDescriptor } from 'vite';
import { minifyTemplate, readTemplate } from './template.ts';

/**
 * Puts the pages' script for the colour scheme into the desk's HTML: the very same text, so that the content security
 * policy, which allows inline scripts by hash, knows it already.
 * @param html client/desk.html as written
 */
export async function fillDeskTemplate(html: string): Promise<string> {
  const script = /<script>[\s\S]*?<\/script>/.exec(minifyTemplate(await readTemplate()))?.[0];
  if (!script?.includes('mantine-color-scheme-value')) throw new Error('index.html begins with another script now');
  return html.replace('<!--colour-scheme-->', () => script);
}

/**
 * The two fonts are asked for at once, as on the pages: one that is not there in the first moment is not shown at all
 * (`font-display` in client/theme/global.css).
 * @param bundle what the build makes, by file; undefined in development
 */
export function deskFontPreloads(bundle: object | undefined): HtmlTagDescriptor[] {
  const fonts = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
  return fonts.map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', href: `/admin/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
    injectTo: 'head',
  }));
}
