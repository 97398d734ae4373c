import { expect, it } from 'vitest';
import { join } from 'node:path';
import { className } from './class-names.ts';
import { projectDir } from './dirs.ts';

const hero = join(projectDir, 'client/features/marketing/sections/hero.module.css');

it('reports the file, the class and, where needed, the feature', () => {
  expect(className('title', hero)).toBe('hero-title');
  expect(className('title', `${hero}?used`)).toBe('hero-title');
  const bubble = join(projectDir, 'client/features/chat/bubble.module.css');
  expect(className('text', bubble)).toBe('chat-bubble-text');
  expect(() => className('title', join(projectDir, 'client/components/hero.module.css'))).toThrow('share');
});
