import { describe, expect, it } from 'vitest';
import { platformOrder } from './platforms.ts';
import { promptTools } from './prompt-tools.ts';

describe('promptTools', () => {
  it('encodes any text in the URLs of chat assistants', () => {
    const text = 'Write "hello" & goodbye?\n#1 – café 😀 +1';
    const tools = promptTools('email', text);
    expect(tools.map(({ name }) => name)).toEqual(['ChatGPT', 'Claude', 'Perplexity']);
    for (const { url, isFilled } of tools) {
      expect(isFilled).toBe(true);
      expect(new URL(url).searchParams.get('q')).toBe(text);
      expect(new URL(url).hash).toBe('');
    }
  });

  it('leaves out text that is too long for a URL, so it can be pasted', () => {
    const [tool] = promptTools('email', 'é'.repeat(2000));
    expect(tool).toEqual({ name: 'ChatGPT', url: 'https://chatgpt.com/', isFilled: false });
  });

  it('handles an unpaired surrogate', () => {
    expect(promptTools('email', 'x\ud83d').every(({ isFilled }) => isFilled)).toBe(true);
  });

  it('links to the tool a prompt was written for', () => {
    expect(promptTools('veo3', 'x')).toEqual([
      { name: 'Veo 3', url: 'https://labs.google/fx/tools/flow', isFilled: false },
    ]);
    expect(promptTools('printDesign', 'x')).toMatchObject([{ name: 'Canva' }]);
  });

  it('has an https link for every platform', () => {
    for (const platform of [...platformOrder, 'older', 'everyday', 'unheardOf'])
      for (const { url } of promptTools(platform, 'x')) expect(url, platform).toMatch(/^https:\/\//);
  });
});
