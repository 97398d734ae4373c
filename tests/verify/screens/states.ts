/** Screens in states that need a trigger: errors, and open dialogs and menus. */
import { randomUUID } from 'node:crypto';
import { answerWith, breakProcedures } from '#tests/e2e/answering.ts';
import { newVisitorAnswers } from '#tests/e2e/answers.ts';
import { hold } from '#tests/e2e/hold.ts';
import { openCart, signInWithProfile, type Walk } from '#tests/e2e/screens.ts';
import { pack } from '#tests/e2e/shopper.ts';
import { expect, failedConnection, failedWithStatus } from '#tests/e2e/test.ts';

const visitorErrors: Walk = async ({ page, account, guard }, look) => {
  guard.expectConsole(failedConnection);
  const restore = await answerWith(page, {
    'activation.validate': {
      email: 'dana@example.com',
      name: 'Dana Rivera',
      businessName: 'Coral Bay Cooling',
    },
  });
  for (const [path, button, words] of [
    ['/login', 'Sign in', 'Please enter your password'],
    ['/signup?only=account', 'Create account', 'Enter your name.'],
    ['/forgot-password', 'Send me a link', 'Please enter your email address.'],
    ['/reset-password', 'Send me a new link', 'Please enter your email address.'],
    ['/auth/activate?token=open', 'Activate my account', 'Please enter your password'],
  ] as const) {
    await page.goto(path);
    await account.button(button).click();
    await expect(account.main.getByText(words, { exact: true })).toBeVisible();
    await look(`${path} after an empty submit`);
  }
  await restore();
  await page.goto('/signup');
  await account.main.getByLabel('What’s your name?').press('Enter');
  await expect(account.main.getByText('Please enter your name.')).toBeVisible();
  await look('/signup after an empty step');
  await page.goto('/auth/confirm');
  await expect(account.heading('This link doesn’t work')).toBeVisible();
  await look('/auth/confirm without a link');
  await page.goto('/login');
  await page.route(/auth\.signIn/, (route) => route.abort());
  await account.logIn({ email: 'dana@example.com', password: 'x' });
  await expect(account.toast('Sign in failed')).toBeVisible();
  await look('/login without a connection, and a toast');
};

const memberErrors: Walk = async ({ page, account, accounts, guard }, look) => {
  guard.expectConsole(failedWithStatus(500));
  await accounts.signedIn();
  await page.goto('/dashboard/settings');
  for (const opener of ['Change password', 'Change email address', 'Download my data', 'Delete my account'])
    await account.button(opener).click();
  await account.button('Change password').click();
  await account.button('Send the link').click();
  await expect(account.main.getByText('Please enter your email address.')).toBeVisible();
  await account.button('Sign out everywhere').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('/dashboard/settings after empty submits');
  const mend = await breakProcedures(page, (name) => !name.startsWith('auth.'));
  for (const [path, words] of [
    ['/dashboard', 'We couldn’t load your dashboard'],
    ['/dashboard/settings', 'We couldn’t load your orders'],
    ['/dashboard/services', 'We couldn’t load your requests'],
    ['/dashboard/affiliate', 'We couldn’t load your link'],
    ['/dashboard/notifications', 'We couldn’t load your notifications'],
  ] as const) {
    await page.goto(path);
    await expect(account.main.getByText(words)).toBeVisible();
    await look(`${path} of a broken server`);
  }
  await mend();
  await page.goto('/dashboard/services?service=none');
  await account.button('Send request').click();
  await expect(account.main.getByText('Please choose a service.')).toBeVisible();
  await look('/dashboard/services after an empty submit', 'main');
};

const memberDialogs: Walk = async ({ page, account, accounts, site }, look) => {
  const dialog = '[role=dialog]';
  const member = await accounts.signedIn();
  await page.goto('/dashboard/plan');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toContainText(member.email);
  await look('the sheet behind More', dialog, { taps: false });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await expect(page.getByRole('textbox', { name: 'Search the member area' })).toBeFocused();
  await look('the command palette', dialog, { taps: false });
  await page.keyboard.press('Escape');
  await account.button('Add a task').click();
  const task = page.getByRole('dialog');
  await task.getByRole('button', { name: 'Add task' }).click();
  await expect(task.getByText('Please say what needs to be done.')).toBeVisible();
  await look('a task after an empty submit', dialog, { taps: false });
  await task
    .getByLabel('What needs to get done?')
    .fill(`Order flyers ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`);
  await task.getByLabel('Due on').fill('2020-06-15');
  await task.getByRole('button', { name: 'Add task' }).click();
  await expect(account.main.getByText('1 overdue', { exact: true })).toBeVisible();
  await account.button('Add to your calendar').click();
  await expect(account.main.getByLabel('Your calendar address')).toBeVisible();
  await account.button('New address').click();
  await look('the plan with a late task, and a question about the calendar', 'main', { taps: false });

  await site.rows.query('update users set password_hash = null where email = $1', [member.email]);
  await page.goto('/services');
  const password = page.getByRole('dialog', { name: 'Choose your own password' });
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByText('Please use at least 8 characters.', { exact: true })).toBeVisible();
  await look('the dialog for a password', dialog, { taps: false });
  await page.goto('/dashboard/settings');
  await expect(account.panel('Choose a password')).toBeVisible();
  await look('/dashboard/settings without a password', 'main');
};

const profileStates: Walk = async (world, look) => {
  const { page, account, accounts } = world;
  await signInWithProfile(world);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit Long term' }).click();
  await page.getByRole('textbox', { name: 'Long term' }).fill('A second van');
  await page.getByRole('form', { name: 'Edit Long term' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Just changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Positioning' }).click();
  await page.getByRole('button', { name: 'Edit Advantages' }).click();
  await page.getByRole('button', { name: 'Rewrite this section: Growth Roadmap' }).click();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  await expect(page.getByRole('button', { name: 'Go back to version 1' })).toBeVisible();
  await look('the profile with all that opens', 'main');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Sharing is part of Pro')).toBeVisible();
  await look('the profile without Pro', 'main');
  for (const platform of ['email', 'reviews'])
    for (let number = 1; number <= (platform === 'email' ? 16 : 9); number += 1)
      await accounts.call('prompts.unlock', { key: `${platform}.${number}` });
  await page.goto('/dashboard/profile?tab=prompts&platform=socialMedia');
  await expect(account.main.getByText('Your 25 prompts for this month are open.')).toBeVisible();
  await look('the prompts of a month, used up', 'main');
};

const order = {
  id: randomUUID(),
  number: 'EG-4711',
  kind: 'cart',
  status: 'paid',
  subtotalCents: 49700,
  discountCents: 0,
  couponCode: null,
  taxCents: 0,
  totalCents: 49700,
  refundedCents: 0,
  createdAt: '2026-05-01T10:00:00Z',
  paidAt: '2026-05-01T10:02:00Z',
  closedAt: null,
  receiptUrl: null,
  payUrl: null,
  willBeRefunded: false,
  refundReason: null,
  guestEmail: null,
  lines: [
    {
      itemId: 'vip-bootcamp',
      name: 'VIP In-Studio AI Business Systems Bootcamp',
      unitCents: 49700,
      quantity: 1,
      refundedQuantity: 0,
    },
  ],
};
const partlyRefunded = {
  lines: [{ ...order.lines[0]!, quantity: 2, refundedQuantity: 1 }],
  subtotalCents: 99_400,
  discountCents: 9_940,
  couponCode: 'SPRING10',
  taxCents: 6_262,
  totalCents: 95_722,
  refundedCents: 47_861,
};
const vip = { id: 'vip-bootcamp', name: order.lines[0]!.name, price: 49700, quantity: 1 };
const upgrade = {
  id: 'vip-bootcamp-upgrade',
  name: 'Upgrade to VIP In-Studio, AI Business Systems Bootcamp',
  price: 35000,
  quantity: 1,
};

const buyingStates: Walk = async (world, look) => {
  const { page, account, accounts, guard } = world;
  guard.expectConsole(failedWithStatus(500));
  await openCart(world, vip, pack);
  await account.button(`Remove ${vip.name}`).click();
  await look('/cart after a removal');
  await account.button('Check out').click();
  await expect(account.main.getByText('Check this box to continue.')).toBeVisible();
  await look('/cart of a guest after an empty submit', 'main');
  await accounts.signedIn();
  await openCart(world, { ...pack, quantity: 3, price: 100 }, upgrade);
  await expect(account.main.getByText('you need a paid virtual seat')).toBeVisible();
  await look('/cart with problems', 'main');
  const mend = await breakProcedures(page, (name) => name === 'cart.cancel');
  await page.goto(`/cart?given-up=${order.id}`);
  await expect(
    account.main.getByText('We couldn’t close the payment page. You can see the order’s status in your orders.'),
  ).toBeVisible();
  await look('/cart with a payment page that is still open', 'main');
  await mend();

  const soldOut = { willBeRefunded: true, refundReason: 'sold-out' };
  for (const [become, title] of [
    [soldOut, 'Sold out while you paid'],
    [{ guestEmail: 'mara@example.com' }, 'Thank you. It’s yours.'],
    [{ ...soldOut, refundReason: 'owned' }, 'You already have this pack'],
    [{ ...soldOut, refundReason: 'amount' }, 'We couldn’t deliver this order'],
    [{ status: 'expired', paidAt: null }, 'This order wasn’t paid'],
    [{ status: 'refunded', refundedCents: 49700 }, 'This order was refunded'],
    [{ status: 'disputed' }, 'This payment is in dispute'],
    [partlyRefunded, 'Thank you. It’s yours.'],
  ] as const) {
    const restore = await answerWith(page, { 'cart.status': { ...order, ...become } });
    await page.goto(`/checkout/done?order=${order.id}`);
    await expect(account.heading(title)).toBeVisible();
    await look(`/checkout/done: ${title}`, 'main');
    await restore();
  }
  const now = await accounts.read<Record<string, unknown>>('membership.current');
  await answerWith(page, {
    'membership.current': {
      ...now,
      plan: 'free',
      firstMonthOffer: false,
      pro: { source: 'subscription', until: null, endsAtPeriodEnd: false, paymentFailed: true },
    },
    'orders.mine': { items: [{ ...order, ...partlyRefunded }], nextCursor: null },
  });
  await page.goto('/dashboard/settings');
  await expect(account.panel('Plan and billing').getByRole('alert')).toBeVisible();
  await expect(account.panel('Orders').getByText('Total after refunds')).toBeVisible();
  await look('/dashboard/settings after a failed payment and a refund', 'main');
};

const forms: Walk = async ({ page, account, guard }, look) => {
  guard.expectConsole(failedConnection);
  const noTaps = { taps: false };
  const contact = page.getByRole('main').locator('form');
  await page.goto('/contact');
  await account.button('Send message').click();
  await expect(contact.getByText('Name is required')).toBeVisible();
  await look('/contact after an empty submit', 'form', noTaps);
  await contact.getByLabel('Name', { exact: true }).fill('Dana Rivera');
  await contact.getByLabel('Email', { exact: true }).fill('dana@example.com');
  await contact.getByLabel('Message', { exact: true }).fill('Please call me.');
  await page.route(/contact\.send/, (route) => route.abort());
  await account.button('Send message').click();
  await expect(account.button('Try again')).toBeVisible();
  await look('/contact without a connection', 'form', noTaps);
  await page.unroute(/contact\.send/);
  await account.button('Try again').click();
  await expect(account.main.getByText('Message sent!')).toBeVisible();
  await look('/contact, sent', 'main', noTaps);
  await page.goto('/blog');
  // The form's script loads when the form scrolls into view.
  await page.getByRole('main').locator('form').scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(account.main.getByText('Please enter a valid email address.')).toBeVisible();
  await look('the newsletter after an empty submit', 'form', noTaps);
};

/** States of the chat in a browser without voice. */
const chatStates: Walk = async ({ page, chat, api, guard }, look) => {
  // The server rejects an address that can't be valid.
  guard.expectConsole(failedWithStatus(400));
  const see = (what: string) => look(what, '[aria-modal="true"]', { taps: false });
  const answers = newVisitorAnswers();
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis'] as const)
      Reflect.deleteProperty(window, name);
  });
  await api.bringTo('name_input', answers);
  await page.goto('/#continue=whatever');
  await expect(chat.option('Continue here')).toBeVisible();
  await see('a link that is opened');
  await chat.option('Not now').click();
  await chat.expectStep('name_input');
  const record = chat.dialog.getByRole('button', { name: 'Record your answer' });
  await expect(record).toHaveAttribute('aria-disabled', 'true');
  await record.click({ force: true });
  await expect(chat.dialog.getByRole('alert')).toBeVisible();
  await see('a browser without voice');
  await chat.walk({ from: 'name_input', until: 'business_description', answers });
  for (const id of ['website_social', 'current_marketing'] as const) {
    await chat.expectStep(id);
    await see(id);
    await chat.answer(id, answers[id]);
  }
  await chat.walk({ from: 'target_audience', until: 'goals', answers });
  await chat.expectStep('contact_info');
  await chat.answer('contact_info', 'nope');
  await expect(chat.dialog.getByText('That doesn’t look like an email address. Please check it.')).toBeVisible();
  await see('an answer refused');
  await chat.change('name_input').click();
  await see('an answer being changed');
  await chat.option('Keep it as it is').click();
  await chat.option('Continue on another device').click();
  await see('asking for a link');
  await chat.option('Cancel').click();
  const generation = await hold(page, /chat\.answer/, 'live_generation');
  const profile = await hold(page, /profile\.get/);
  await chat.walk({ from: 'contact_info', until: 'phone_optional', answers });
  await chat.expectStep('live_generation');
  await see('live_generation');
  generation.release();
  await chat.expectStep('final_cta');
  await see('final_cta');
  await chat.answer('final_cta', answers.final_cta);
  await expect(chat.option('Generating Profile...').first()).toBeDisabled();
  await see('a profile being made');
  profile.release();
  await chat.expectProfile('Coral Bay Cooling');
  await chat.dialog.getByRole('searchbox').fill('review');
  await see('the search of prompts');
};

export const stateWalks: Record<string, Walk> = {
  'what can happen in the chat': chatStates,
  'errors of a visitor': visitorErrors,
  'errors of a member': memberErrors,
  'dialogs and menus of a member': memberDialogs,
  'the profile being worked on': profileStates,
  'what may become of a cart and an order': buyingStates,
  'forms of the public pages': forms,
};
