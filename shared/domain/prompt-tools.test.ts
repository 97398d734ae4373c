import { describe, expect, it } from 'vitest';
import { platformOrder } from './platforms.ts';
import { promptTools } from './prompt-tools.ts';

describe('promptTools', () => {
  it('puts a text into the address of chat assistants, whatever is in it', () => {
    const text = 'Write "hello" & goodbye?\n#1 – café 😀 +1';
    const tools = promptTools('email', text);
    expect(tools.map(({ name }) => name)).toEqual(['ChatGPT', 'Claude', 'Perplexity']);
    for (const { url, isFilled } of tools) {
      expect(isFilled).toBe(true);
      expect(new URL(url).searchParams.get('q')).toBe(text);
      expect(new URL(url).hash).toBe('');
    }
  });

  it('leaves what is too long to be pasted', () => {
    const [tool] = promptTools('email', 'é'.repeat(2000));
    expect(tool).toEqual({ name: 'ChatGPT', url: 'https://chatgpt.com/', isFilled: false });
  });

  it('survives half a character', () => {
    expect(promptTools('email', 'x\ud83d').every(({ isFilled }) => isFilled)).toBe(true);
  });

  it('leads to the tool a prompt was written for', () => {
    expect(promptTools('veo3', 'x')).toEqual([
      { name: 'Veo 3', url: 'https://labs.google/fx/tools/flow', isFilled: false },
    ]);
    expect(promptTools('printDesign', 'x')).toMatchObject([{ name: 'Canva' }]);
  });

  it('knows somewhere to go for every platform, over https', () => {
    for (const platform of [...platformOrder, 'older', 'everyday', 'unheardOf'])
      for (const { url } of promptTools(platform, 'x')) expect(url, platform).toMatch(/^https:\/\//);
  });
});
