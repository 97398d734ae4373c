import { expect, it } from 'vitest';
import { platformOrder } from '../../shared/domain/platforms.ts';
import { toChatUserProfile } from '../../shared/schemas/chat.ts';
import { buildPrompts } from './prompts/platforms.ts';
import { readBrief } from './read-brief.ts';

it('shows every platform of the library, in one stated order', () => {
  const brief = readBrief(toChatUserProfile({ business_name: 'Coral Bay', business_description: 'We fix roofs' }));
  expect(Object.keys(buildPrompts(brief, brief.trade))).toEqual(platformOrder);
});
