/** Where a prompt can be taken: tools that read it from their address, and tools into which it is pasted. */
import { platformName, platformUrl } from './platforms.ts';

type PromptTool = {
  name: string;
  url: string;
  /** The address carries the prompt. Otherwise it has to be copied before the tool is opened. */
  isFilled: boolean;
};

/** Longer addresses are cut or refused by some browsers and servers on the way. */
const urlChars = 6000;

const chats: readonly { name: string; url: string; query: string }[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/', query: '?q=' },
  { name: 'Claude', url: 'https://claude.ai/new', query: '?q=' },
  { name: 'Perplexity', url: 'https://www.perplexity.ai/search', query: '?q=' },
];

/** Platforms whose prompts are for a tool of their own; all others are texts, which any chat assistant writes. */
const ownTools: ReadonlySet<string> = new Set([
  'lovable',
  'veo3',
  'klingAI',
  'leonardo',
  'midjourney',
  'vapi',
  'elevenLabs',
  'printDesign',
]);

/** @returns the tools a prompt of this platform is for, the likeliest first. */
export function promptTools(platform: string, text: string): PromptTool[] {
  const url = platformUrl(platform);
  if (ownTools.has(platform) && url)
    return [{ name: platform === 'printDesign' ? 'Canva' : platformName(platform), url, isFilled: false }];
  const query = encodeURIComponent(text.toWellFormed());
  return chats.map((chat) => {
    const filled = `${chat.url}${chat.query}${query}`;
    const isFilled = filled.length <= urlChars;
    return { name: chat.name, url: isFilled ? filled : chat.url, isFilled };
  });
}
