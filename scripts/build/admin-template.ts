import type { HtmlTagDescriptor } from 'vite';
import { minifyTemplate, readTemplate } from './template.ts';

/**
 * Inserts the public pages' color scheme script into the admin app's HTML. It must be identical, because the content
 * security policy allows inline scripts by hash.
 * @param html client/admin.html as written
 */
export async function fillAdminTemplate(html: string): Promise<string> {
  const script = /<script>[\s\S]*?<\/script>/.exec(minifyTemplate(await readTemplate()))?.[0];
  if (!script?.includes('mantine-color-scheme-value'))
    throw new Error('index.html no longer starts with the expected script');
  return html.replace('<!--colour-scheme-->', () => script);
}

/**
 * Preloads the two fonts, as on the public pages: a font that isn't there almost immediately isn't used at all
 * (`font-display` in client/theme/fonts.css).
 * @param bundle the build's output by file name; undefined in development
 */
export function adminFontPreloads(bundle: object | undefined): HtmlTagDescriptor[] {
  const fonts = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
  return fonts.map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', href: `/admin/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
    injectTo: 'head',
  }));
}
