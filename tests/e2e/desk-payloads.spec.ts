/** What people write is text on the desk: a sample of the payloads that the endurance opens on every screen. */
import { randomUUID } from 'node:crypto';
import { contactForm } from '../helpers/leads.ts';
import { AccountPage } from './account-page.ts';
import { noScriptInFrame, test } from './desk.ts';
import { payloads } from './payloads.ts';
import { expect } from './test.ts';

const sample = payloads.filter((_, index) => index % 29 === 0);

const title = `shows ${sample.length} stored script payloads as text, and runs none`;

test(title, { tag: '@check-21' }, async ({ page, agency, others, guard }) => {
  guard.expectConsole(noScriptInFrame);
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(page.url());
    void dialog.dismiss();
  });
  const email = `xss-${randomUUID().slice(0, 8)}@example.com`;
  const name = sample[0]!.slice(0, 90);
  const text = sample.join('\n');
  await others.signedIn({ email, fullName: name, businessName: sample[1]!.slice(0, 90) });
  await others.call('contact.send', { ...contactForm(email), name, message: text });
  const { id } = await others.call<{ id: string }>('services.request', {
    submissionId: randomUUID(),
    serviceType: 'lead-generation',
    description: text,
  });
  type Listed = { items: { id: string }[] };
  const [lead, user, notice] = await Promise.all([
    agency.read<Listed>('admin.inbox.list', { q: email }),
    agency.read<Listed>('admin.people.users', { q: email, sort: 'newest' }),
    agency.read<Listed>('admin.operations.mails', { template: 'contact-notice' }),
  ]);
  const { main } = new AccountPage(page);
  for (const [screen, shown] of [
    [`/admin/inbox?q=${email}`, [name]],
    [`/admin/inbox/${lead.items[0]!.id}`, sample],
    [`/admin/users?q=${email}`, [name, sample[1]!]],
    [`/admin/users/${user.items[0]!.id}`, [name]],
    [`/admin/requests?open=${id}`, sample],
    [`/admin/mails?mail=${notice.items[0]!.id}`, ['What became of it']],
  ] as const) {
    await page.goto(screen);
    for (const words of shown) await expect(main, screen).toContainText(words);
  }
  expect(ran).toEqual([]);
});
