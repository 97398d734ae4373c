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
