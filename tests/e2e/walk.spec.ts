/** The whole conversation by keyboard. By mouse: journey.spec.ts. Details: chat-overlay.test.tsx. */
import type { Locator } from '@playwright/test';
import { optionLabel } from '#shared/domain/chat-script.ts';
import { newVisitorAddress } from './answers.ts';
import type { ChatPage } from './chat-page.ts';
import { expect, failedWithStatus, test } from './test.ts';

test('the whole chat can be completed with Tab, Enter, Space and text', async ({ page, chat, guard }) => {
  // The server rejects an address that can't be valid.
  guard.expectConsole(failedWithStatus(400));
  const { keyboard } = page;
  const opener = page.getByRole('banner').getByRole('button', { name: 'Start Chat' });

  await page.goto('/');
  await tabTo(chat, opener);
  await keyboard.press('Enter');

  await chat.expectStep('greeting');
  await expectFocus(chat.input('greeting'));
  await tabTo(chat, chat.option("Let's go"));
  await keyboard.press('Enter');
  await chat.expectStep('intro_response');
  await tabTo(chat, chat.option('Sounds good'));
  await keyboard.press('Space');
  await chat.expectStep('how_it_works');
  await tabTo(chat, chat.option('Who sees my answers?'));
  await keyboard.press('Enter');

  for (const [id, words] of [
    ['name_input', 'Dana Rivera'],
    ['business_name', 'Coral Bay Air'],
    ['business_description', 'We repair air conditioners in Hollywood.'],
  ] as const) {
    await chat.expectStep(id);
    await expectFocus(chat.field(id));
    await keyboard.insertText(words);
    await keyboard.press('Enter');
  }

  await test.step('Escape closes the chat and returns the focus; reopening it continues', async () => {
    await chat.expectStep('website_social');
    await expectFocus(chat.field('website_social'));
    await keyboard.press('Escape');
    await expect(chat.dialog).toBeHidden();
    await expectFocus(opener);
    await keyboard.press('Enter');
    await chat.expectStep('website_social');
    await expectFocus(chat.field('website_social'));
  });

  await tabTo(chat, chat.option('Skip'));
  await keyboard.press('Enter');

  await chat.expectStep('current_marketing');
  await expectFocus(chat.input('current_marketing'));
  await tabTo(chat, chat.option('Word of mouth'));
  await keyboard.press('Enter');
  await chat.expectStep('target_audience');
  await tabTo(chat, chat.field('target_audience'));
  await keyboard.insertText('New parents in Davie');
  await keyboard.press('Enter');

  await test.step('an earlier answer can be reached and changed', async () => {
    await chat.expectStep('goals');
    await expectFocus(chat.input('goals'));
    await tabTo(chat, chat.change('business_name'));
    await keyboard.press('Enter');
    const field = chat.field('business_name');
    await expectFocus(field);
    await expect(field).toHaveValue('Coral Bay Air');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.insertText('Coral Bay Cooling');
    await keyboard.press('Enter');
    await expect(chat.said('Coral Bay Cooling')).toBeVisible();
  });

  await chat.expectStep('goals');
  await tabTo(chat, chat.option('Get more leads'));
  await keyboard.press('Space');
  await tabTo(chat, chat.option('Get more reviews'));
  await keyboard.press('Space');
  await tabTo(chat, chat.option('Continue (2 selected)'));
  await keyboard.press('Enter');

  await chat.expectStep('contact_info');
  await expectFocus(chat.field('contact_info'));
  await keyboard.insertText('nope');
  await keyboard.press('Enter');
  await expect(chat.dialog.getByText('That doesn’t look like an email address. Please check it.')).toBeVisible();
  await expectFocus(chat.field('contact_info'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(newVisitorAddress());
  await keyboard.press('Enter');

  await chat.expectStep('phone_optional');
  await expectFocus(chat.field('phone_optional'));
  await tabTo(chat, chat.option('Skip'));
  await keyboard.press('Enter');

  await chat.expectStep('final_cta');
  await tabTo(chat, chat.option(optionLabel('final_cta', 'show_profile')));
  await keyboard.press('Enter');

  await chat.expectProfile('Coral Bay Cooling');
  await test.step('the focus is in the profile', async () => {
    await expect(chat.dialog.locator(':focus')).toHaveCount(1);
    await tabTo(chat, chat.dialog.getByRole('link', { name: 'Growth Roadmap' }));
    await keyboard.press('Enter');
    await expect(chat.dialog.getByRole('heading', { level: 3, name: 'Growth Roadmap' })).toBeFocused();
  });
  await keyboard.press('Escape');
  await expect(chat.dialog).toBeHidden();
  await expectFocus(opener);
});

/** Expects the target to have a visible focus. */
async function expectFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  const marked = await target.evaluate((element) => {
    const isMarked = (node: Element) => {
      const style = getComputedStyle(node);
      return (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none';
    };
    return element.matches(':focus-visible') && (isMarked(element) || element.matches('input, textarea'));
  });
  expect(marked, 'focus can be seen').toBe(true);
}

/** Presses Tab until the target has the focus, for at most one round through the dialog. */
async function tabTo(chat: ChatPage, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await chat.page.keyboard.press('Tab');
  }
  await expectFocus(target);
}
