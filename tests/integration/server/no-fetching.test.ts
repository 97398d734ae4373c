/** Addresses that visitors type are never fetched, either by the web process or by its workers. */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { converseFast, profileOf, sampleAnswers } from '#tests/helpers/conversation.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { applicationForm, contactForm } from '#tests/helpers/leads.ts';
import { newAddress } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';

const { database, site } = await openSite({ env: { AGENCY_INBOX: 'inbox@agency.example' } });
let caught = 0;
const trap = http.createServer((_req, res) => {
  caught += 1;
  res.end();
});
await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
afterAll(() => trap.close());

it('connects only to the database and the site itself, whatever address is typed', { tags: ['check-27'] }, async () => {
  const { port } = trap.address() as AddressInfo;
  const hosts = [
    ...['127.0.0.1', 'localhost', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '[::1]', '[::ffff:127.0.0.1]'],
    ...['0.0.0.0', '127.0.0.1.nip.io', '169.254.169.254', 'metadata.google.internal', '[fd00:ec2::254]', '10.0.0.1'],
  ];
  const urls = [
    ...hosts.flatMap((host) => [`http://${host}:${port}/`, `https://${host}:${port}/x?y=1`, `${host}:${port}`]),
    ...[`//127.0.0.1:${port}`, `http://user:pw@127.0.0.1:${port}/`, `http://example.com@127.0.0.1:${port}/`],
    ...[`gopher://127.0.0.1:${port}/_x`, 'file:///etc/passwd', `ftp://127.0.0.1:${port}/`, `dict://127.0.0.1:${port}/`],
  ];
  const known = new Set([new URL(database.url).port, new URL(site.address).port]);
  const elsewhere: string[] = [];
  const connect = vi.spyOn(net.Socket.prototype, 'connect');
  let sent = 0;
  try {
    await inLanes(urls, 6, async (url) => {
      const visitor = createVisitor(site.address);
      const form = { ...applicationForm(newAddress('fetch')), website: url, facebook: url, instagram: url };
      const message = { ...contactForm(newAddress('fetch')), message: `Have a look at ${url}` };
      for (const [path, input] of [
        ['application.submit', form],
        ['contact.send', message],
      ] as const) {
        const { status } = await visitor.call(path, 'mutation', input);
        expect(status, `${path} ${url}`).toBeLessThan(500);
        if (status === 200) sent += 1;
      }
    });
    // Also through the worker, which reads the answers and writes a profile from them.
    const talker = createVisitor(site.address);
    const { id } = await converseFast(database, talker, sampleAnswers({ website_social: `http://127.0.0.1:${port}/` }));
    await talker.api.profile.generate.mutate({ conversationId: id });
    await profileOf(talker, id);
    expect(connect.mock.calls.length).toBeGreaterThan(0);
    for (const call of connect.mock.calls as unknown[][]) {
      // A port, options, or Node's normalized form of either: a list that starts with the options.
      const first = Array.isArray(call[0]) ? (call[0] as unknown[])[0] : call[0];
      const to = typeof first === 'object' ? (first as { port?: number; host?: string }) : { port: first as number };
      if (!known.has(String(to.port))) elsewhere.push(JSON.stringify(to));
    }
  } finally {
    connect.mockRestore();
  }
  expect(sent).toBeGreaterThan(urls.length / 2);
  expect(elsewhere).toEqual([]);
  expect(caught).toBe(0);
});
