/** Tools for opening a prompt: those that read it from their URL, and those it must be pasted into. */
import { platformName, platformUrl } from './platforms.ts';

type PromptTool = {
  name: string;
  url: string;
  /** Whether the URL contains the prompt. If not, copy it before opening the tool. */
  isFilled: boolean;
};

/** Some browsers and servers cut or reject longer URLs. */
const urlChars = 6000;

const chats: readonly { name: string; url: string; query: string }[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/', query: '?q=' },
  { name: 'Claude', url: 'https://claude.ai/new', query: '?q=' },
  { name: 'Perplexity', url: 'https://www.perplexity.ai/search', query: '?q=' },
];

/** Platforms whose prompts need a specific tool; all others are text, which any chat assistant can write. */
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

/** @returns the tools for a platform's prompts, most likely first. */
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
