/** What the sandbox hands over and what it keeps. */
import { createHmac, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from './port.ts';
import { base, minuteMs, openSandbox, typesOf } from './sandbox.fixture.ts';

describe('events', () => {
  it('are genuine with our signature over the very bytes, within five minutes in both directions', async () => {
    const made = openSandbox();
    await made.subscribe();
    const { page } = await made.order();
    await made.port.expireCheckout(page);
    await made.sandbox.close();
    const [{ body, signature, event }] = made.delivered as [(typeof made.delivered)[number]];
    const { port, clock } = made;
    const sentAt = clock.at.getTime();
    expect(port.readEvent({ body, signature })).toEqual(event);
    for (const [offSec, isGenuine] of [
      [300, true],
      [301, false],
      [-300, true],
      [-301, false],
    ] as const) {
      // prettier-ignore
      clock.at = new Date(sentAt + offSec * 1000);
      expect([offSec, port.readEvent({ body, signature }) !== undefined]).toEqual([offSec, isGenuine]);
    }
    clock.at = new Date(sentAt);
    const respaced = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
    const seconds = Math.floor(sentAt / 1000);
    const foreign = createHmac('sha256', 'another secret').update(`${seconds}.`).update(body).digest('hex');
    for (const forged of [
      { body: respaced, signature },
      { body: Buffer.alloc(0), signature },
      { body, signature: '' },
      { body, signature: signature.replace('v1=', 'v0=') },
      { body, signature: signature.replace(/^t=\d+/, `t=${seconds + 1}`) },
      { body, signature: `t=${seconds},v1=${foreign}` },
      { body, signature: `${signature},v1=${foreign}` },
    ])
      expect(port.readEvent(forged)).toBeUndefined();
    // Another folder is another account.
    expect(openSandbox().port.readEvent({ body, signature })).toBeUndefined();
  });

  it('are listed from a moment on, oldest first, delivered or not', async () => {
    const made = openSandbox();
    made.sandbox.onEvent(() => Promise.reject(new Error('nobody is there')));
    const { page } = await made.order();
    await made.desk.pay({ pageId: page.sessionId, card: 'own' });
    const first = made.clock.at;
    made.pass(minuteMs);
    const second = made.clock.at;
    const { paymentId } = (await made.port.findCheckout(page))!;
    await made.port.refund({ paymentId: paymentId!, key: 'x' });
    const since = async (from: Date) => {
      const found: string[] = [];
      for await (const { type, createdAt } of made.port.listEvents({ since: from }))
        found.push(`${createdAt.getTime() - first.getTime()} ${type}`);
      return found;
    };
    const back = ['60000 charge.refunded', '60000 charge.refund.updated'];
    expect(await since(first)).toEqual(['0 checkout.session.completed', ...back]);
    expect(await since(second)).toEqual(back);
    await made.sandbox.close();
  });

  it('are handed over again at the next turn of the clock when nobody took them, and then no more', async () => {
    const made = openSandbox();
    made.sandbox.onEvent(() => Promise.reject(new Error('nobody is there')));
    const { page } = await made.order();
    await made.desk.pay({ pageId: page.sessionId, card: 'own' });
    await made.sandbox.close();
    const taken: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      made.sandbox.onEvent(async ({ body }) => void taken.push((JSON.parse(body.toString()) as PaymentEvent).type));
      await made.sandbox.close();
    }
    expect(taken).toEqual(['checkout.session.completed']);
  });
});

describe('the folder', () => {
  it('keeps pages, secret and events over a restart, and shows them to its owner alone', async () => {
    const made = openSandbox();
    const { page } = await made.order();
    await made.desk.pay({ pageId: page.sessionId, card: 'own' });
    await made.sandbox.close();
    const [{ body, signature }] = made.delivered as [(typeof made.delivered)[number]];
    const next = made.start();
    expect(await next.port.findCheckout(page)).toEqual(await made.port.findCheckout(page));
    expect(next.port.readEvent({ body, signature })).toBeDefined();
    for (const name of fs.readdirSync(made.dir))
      expect([name, fs.statSync(path.join(made.dir, name)).mode & 0o077]).toEqual([name, 0]);
    expect(fs.statSync(made.dir).mode & 0o077).toBe(0);
  });

  it('says what to do when its file is damaged, and leaves it as it is', () => {
    const dir = path.join(base, randomUUID());
    fs.mkdirSync(dir);
    fs.writeFileSync(path.join(dir, 'state.json'), '{"version":1,');
    expect(() => openSandbox(dir)).toThrow(/state\.json cannot be read\. Move the file away/);
    expect(fs.readFileSync(path.join(dir, 'state.json'), 'utf8')).toBe('{"version":1,');
  });

  it('changes nothing and hands nothing over when the disk refuses, and goes on afterwards', async () => {
    const made = openSandbox();
    const { page } = await made.order();
    await made.events();
    fs.mkdirSync(path.join(made.dir, 'state.json.new'));
    const pay = () => made.desk.pay({ pageId: page.sessionId, card: 'own' });
    await expect(pay()).rejects.toMatchObject({ name: 'PaymentError', temporary: true });
    expect((await made.port.findCheckout(page))?.status).toBe('open');
    expect(await made.events()).toEqual([]);
    fs.rmdirSync(path.join(made.dir, 'state.json.new'));
    expect(await pay()).toBe('complete');
    expect(typesOf(await made.events())).toEqual(['checkout.session.completed']);
  });
});
