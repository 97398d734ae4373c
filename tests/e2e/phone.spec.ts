/** The chat on a phone: by touch, 390 pixels wide, with a keyboard that takes half of the screen. */
import { wordsOf } from '#shared/domain/chat-answers.ts';
import { chatScript } from '#shared/domain/chat-script.ts';
import { newVisitorAnswers } from './answers.ts';
import type { ChatPage } from './chat-page.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the chat fits a phone and can be tapped at every step through the profile', async ({ page, chat }) => {
  const answers = newVisitorAnswers();
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).tap();
  for (const { id, multiSelect } of chatScript) {
    await chat.expectStep(id, answers);
    expect(await widthTooMuch(chat), `pixels beyond the screen at ${id}`).toBe(0);
    expect(await smallTargets(chat), `targets under 44 px at ${id}`).toEqual([]);
    const value = answers[id];
    if (id === 'live_generation') continue;
    if (Array.isArray(value)) {
      for (const option of wordsOf(id, value)) await chat.option(option).tap();
      if (multiSelect) await chat.option(`Continue (${value.length} selected)`).tap();
    } else if (value === '') await chat.option('Skip').tap();
    else {
      await chat.field(id).tap();
      await chat.field(id).fill(value);
      await chat.send.tap();
    }
  }
  await chat.expectProfile('Coral Bay Cooling');
  expect(await widthTooMuch(chat)).toBe(0);
  await chat.dialog.getByRole('combobox', { name: 'Choose a platform' }).selectOption({ index: 2 });
  expect(await widthTooMuch(chat)).toBe(0);
});

test('the sheet fills the screen, small buttons can be tapped, and it stays above the keyboard', async ({
  page,
  chat,
  api,
}) => {
  await api.bringTo('business_description');
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('openAIChat')));
  await chat.expectStep('business_description');
  await expect.poll(() => chat.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });

  const expectFingerSized = async (what: string) => {
    expect(await smallTargets(chat), what).toEqual([]);
    expect(await widthTooMuch(chat), what).toBe(0);
  };
  await chat.option('Start over').tap();
  await expect(chat.dialog.getByRole('alertdialog')).toBeVisible();
  await expectFingerSized('start over');
  await chat.option('Keep going').tap();
  await chat.option('Continue on another device').tap();
  await expect(chat.option('Email me the link')).toBeVisible();
  await expectFingerSized('link form');
  await chat.option('Cancel').tap();
  await chat.change('business_name').tap();
  await expect(chat.option('Keep it as it is')).toBeVisible();
  await expectFingerSized('changing an answer');
  await chat.option('Keep it as it is').tap();

  await page.setViewportSize({ width: 390, height: 500 });
  const bottom = async () => {
    const boxes = await Promise.all([chat.field('business_description').boundingBox(), chat.send.boundingBox()]);
    return Math.max(...boxes.map((box) => (box ? box.y + box.height : Infinity)));
  };
  await expect.poll(bottom).toBeLessThanOrEqual(500);
  await expect(chat.close).toBeInViewport({ ratio: 1 });
  // As many lines as a person might type.
  await chat.field('business_description').fill('We repair\nair\nconditioners\nin Hollywood\nand around.\nCall us.');
  await expect.poll(bottom).toBeLessThanOrEqual(500);
});

/** Horizontal overflow at the right edge, in CSS pixels. */
function widthTooMuch(chat: ChatPage): Promise<number> {
  return chat.page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[role=log], [role=dialog] form')];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });
}

/** Names of tap targets in header, questions and input area that are too small. */
async function smallTargets(chat: ChatPage): Promise<string[]> {
  return chat.dialog.evaluate((dialog) => {
    const targets = dialog.querySelectorAll(
      ':is(header, [role=alertdialog], [role=log] + div) :is(button, input, textarea), form button',
    );
    return [...targets]
      .filter((target) => target.checkVisibility())
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ target, box }) => `${target.textContent || target.ariaLabel} ${box.width} x ${box.height}`);
  });
}

test('going back closes the chat, not the site', async ({ page, chat }) => {
  await page.addInitScript(() => {
    // Headless browsers have no back gesture; the browser uses a close watcher in the same way.
    const made: { requestClose(): void }[] = [];
    const Real = window.CloseWatcher as unknown as new () => { requestClose(): void };
    Object.assign(window, {
      watchers: made,
      CloseWatcher: class extends Real {
        constructor() {
          super();
          made.push(this);
        }
      },
    });
  });
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).tap();
  await expect(chat.dialog).toBeVisible();
  await page.evaluate(() => {
    const { watchers } = window as unknown as { watchers: { requestClose(): void }[] };
    watchers.at(-1)!.requestClose();
  });
  await expect(chat.dialog).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the round chat button hides near a form', async ({ page }) => {
  await page.goto('/contact');
  const round = page.getByRole('button', { name: 'Chat with us' });
  const send = page.getByRole('main').getByRole('button', { name: 'Send message' });
  await send.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    scrollBy({ top: bottom - (innerHeight - 20), behavior: 'instant' });
  });
  await expect(round).toBeHidden();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(round).toBeVisible();
});
