/** User input is plain text on every admin screen: none of it runs, and nothing is requested from other hosts. */
import { randomUUID } from 'node:crypto';
import { newMember, test } from '#tests/e2e/account-api.ts';
import { AccountPage } from '#tests/e2e/account-page.ts';
import { adminLogin } from '#tests/e2e/admin-login.ts';
import { noScriptInFrame } from '#tests/e2e/admin.ts';
import { payloads } from '#tests/e2e/payloads.ts';
import { SiteApi } from '#tests/e2e/site-api.ts';
import { expect } from '#tests/e2e/test.ts';
import { sampleAnswers } from '#tests/helpers/conversation.ts';
import { applicationForm, cityForm, contactForm, newsletterForm } from '#tests/helpers/leads.ts';

const perText = 50;
const texts = Array.from({ length: payloads.length / perText }, (_, index) =>
  payloads.slice(index * perText, (index + 1) * perText).join('\n'),
);

type Listed = { items: { id: string }[] };

test(
  `${payloads.length} stored script payloads run on no screen of the admin area`,
  { tag: '@check-21' },
  async ({ page, request, playwright, accounts, baseURL, guard }) => {
    test.setTimeout(240_000);
    guard.expectConsole(noScriptInFrame);
    const mark = `xss-${randomUUID().slice(0, 8)}`;
    const address = (name: string) => `${mark}-${name}@example.com`;
    const post = async (procedure: string, data: unknown) => {
      const sent = await request.post(`/trpc/${procedure}`, { data, headers: { origin: baseURL! } });
      expect(sent.status(), `${procedure}: ${await sent.text()}`).toBe(200);
    };

    for (const [index, text] of texts.entries()) {
      const name = payloads[index * perText]!.slice(0, 90);
      await post('contact.send', { ...contactForm(address(`message-${index}`)), name, message: text });
    }
    await post('contact.sendFromCity', {
      ...cityForm(address('city')),
      name: payloads[7]!.slice(0, 90),
      businessType: payloads[11]!.slice(0, 90),
      message: texts[0]!.slice(0, 1_900),
    });
    await post('application.submit', {
      ...applicationForm(address('application')),
      name: payloads[20]!.slice(0, 90),
      businessName: payloads[30]!.slice(0, 90),
    });
    await post('newsletter.subscribe', { ...newsletterForm(address('news')), name: payloads[40]!.slice(0, 90) });
    await request.post('/visit', {
      headers: { origin: baseURL!, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
      data: {
        path: '/',
        query: new URLSearchParams({ utm_campaign: payloads[12]!, utm_source: payloads[24]! }).toString(),
        referrer: 'example.org',
      },
    });
    const visitor = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { origin: baseURL! } });
    await new SiteApi(visitor).finish(
      sampleAnswers({
        contact_info: address('chat'),
        name_input: payloads[50]!.slice(0, 60),
        business_name: payloads[60]!.slice(0, 60),
        business_description: texts[1]!.slice(0, 400),
        target_audience: texts[2]!.slice(0, 200),
      }),
    );
    await visitor.dispose();
    const member = newMember({
      email: address('member'),
      fullName: payloads[70]!.slice(0, 90),
      businessName: payloads[80]!.slice(0, 90),
    });
    await accounts.signedIn(member);
    for (const text of texts) {
      await accounts.call('services.request', {
        submissionId: randomUUID(),
        serviceType: 'lead-generation',
        description: text,
      });
    }

    await accounts.signIn(adminLogin);
    const ran: string[] = [];
    page.on('dialog', (dialog) => {
      ran.push(page.url());
      void dialog.dismiss();
    });
    const elsewhere: string[] = [];
    page.on('request', (asked) => {
      if (/^https?:/.test(asked.url()) && !asked.url().startsWith(baseURL!)) elsewhere.push(asked.url());
    });

    const leads = await accounts.read<Listed>('admin.inbox.list', { q: mark });
    expect(leads.items).toHaveLength(texts.length + 4);
    const users = await accounts.read<Listed>('admin.people.users', { q: mark, sort: 'newest' });
    expect(users.items.length).toBeGreaterThanOrEqual(1);
    const requests = await accounts.read<Listed>('admin.serviceRequests', { q: mark });
    expect(requests.items).toHaveLength(texts.length);
    const mails = await accounts.read<Listed>('admin.operations.mails', { q: mark });
    expect(mails.items.length).toBeGreaterThanOrEqual(texts.length);
    const notices = await accounts.read<Listed>('admin.operations.mails', { template: 'contact-notice' });

    const screens = [
      '/admin',
      '/admin/inbox',
      `/admin/inbox?q=${mark}`,
      ...leads.items.map(({ id }) => `/admin/inbox/${id}`),
      '/admin/users',
      `/admin/users?q=${mark}`,
      ...users.items.map(({ id }) => `/admin/users/${id}`),
      `/admin/requests?q=${mark}`,
      ...requests.items.map(({ id }) => `/admin/requests?open=${id}`),
      '/admin/referrals',
      '/admin/numbers?days=7',
      '/admin/revenue',
      '/admin/subscriptions',
      '/admin/settings',
      `/admin/mails?q=${mark}`,
      ...[...mails.items.slice(0, texts.length), ...notices.items.slice(0, texts.length)].map(
        ({ id }) => `/admin/mails?mail=${id}`,
      ),
      '/admin/events',
      '/admin/jobs',
      '/admin/ai',
      '/admin/catalog',
      '/admin/cities',
      '/admin/claims',
      '/admin/privacy',
      '/admin/readiness',
      '/admin/system',
      '/admin/audit',
    ];
    const admin = new AccountPage(page);
    const read = new Set<string>();
    for (const screen of screens) {
      await page.goto(screen);
      await expect(admin.main.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const shown = await admin.main.innerText();
      for (const payload of payloads) if (shown.includes(payload)) read.add(payload);
    }
    // All payloads were displayed as typed.
    expect(payloads.filter((payload) => !read.has(payload))).toEqual([]);
    expect(ran).toEqual([]);
    expect(elsewhere).toEqual([]);
  },
);
