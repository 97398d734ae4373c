/** Service requests through the API, from the request to the agency's answer. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memberLimits, requestStatuses, type RequestStatus } from '#shared/domain/member.ts';
import { mailRows } from '#tests/helpers/accounts.ts';
import { createAdmin, createMember } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { readPages } from '#tests/helpers/pages.ts';
import { auditLines } from '../admin/audit-lines.ts';

const inbox = 'inbox@agency.example';

const { database, site } = await openSite({ role: 'web', env: { AGENCY_INBOX: inbox } });
const admin = await createAdmin(database, site.address);

const form = (description = 'Somebody should answer the phone after six.', submissionId = randomUUID()) => ({
  submissionId,
  serviceType: 'ai-voice-agents' as const,
  description,
});
const member = () => createMember(database, site.address, 'asker');
const newsOf = (userId: string) =>
  database.query<{ title: string; href: string }>(
    'select title, href from notifications where user_id = $1 and sample is null order by created_at, id',
    [userId],
  );
const noticesTo = async (word: string) =>
  (await mailRows(database, inbox)).filter(({ data }) => JSON.stringify(data).includes(word));

describe('a service request', () => {
  it('is stored, and announced to the agency by email and to the member by notification', async () => {
    const { visitor, id, email } = await member();
    const words = `Words of ${randomUUID()}`;
    const made = await visitor.api.services.request.mutate(form(`  ${words}\r\nand more\u0000 `));
    expect(made).toMatchObject({
      serviceType: 'ai-voice-agents',
      serviceName: 'AI Voice Agents',
      description: `${words}\nand more`,
      status: 'pending',
      statusWord: 'Waiting',
      history: [{ status: 'pending', reply: null, isOwn: true }],
    });
    expect(await newsOf(id)).toEqual([{ title: 'We got your request', href: '/dashboard/services' }]);
    const [notice, ...others] = await noticesTo(words);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ template: 'service-request-agency', data: { replyTo: email } });
  });

  it('is stored once with one email, even if it is sent twenty times', async () => {
    const { visitor, id } = await member();
    const once = form(`Words of ${randomUUID()}`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.api.services.request.mutate(once)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect((await visitor.api.services.list.query({})).items).toHaveLength(1);
    expect(await newsOf(id)).toHaveLength(1);
    expect(await noticesTo(once.description)).toHaveLength(1);
  });

  it('is a separate one if the text or the member differs', async () => {
    const [ann, bob] = [await member(), await member()];
    const id = randomUUID();
    await ann.visitor.api.services.request.mutate(form('The first ten words', id));
    await ann.visitor.api.services.request.mutate(form('The other ten words', id));
    await bob.visitor.api.services.request.mutate(form('The first ten words', id));
    expect((await ann.visitor.api.services.list.query({})).items).toHaveLength(2);
    expect((await bob.visitor.api.services.list.query({})).items).toHaveLength(1);
  });

  it('has at least ten characters and at most the limit', async () => {
    const { visitor } = await member();
    const most = 'x'.repeat(memberLimits.requestDescription);
    expect((await visitor.api.services.request.mutate(form(most))).description).toBe(most);
    for (const wrong of ['', '   ', 'too short', `${most}x`])
      expect((await visitor.call('services.request', 'mutation', form(wrong))).status, wrong.slice(0, 20)).toBe(400);
  });

  it('is refused after too many, but repeats of stored ones still succeed', async () => {
    const { visitor } = await member();
    const first = form();
    await visitor.api.services.request.mutate(first);
    for (let count = 1; count < 20; count += 1)
      await visitor.api.services.request.mutate(form(`Request number ${count}`));
    expect(await visitor.call('services.request', 'mutation', form())).toMatchObject({ appCode: 'RATE_LIMITED' });
    expect((await visitor.call('services.request', 'mutation', first)).status).toBe(200);
  });
});

describe('the list of requests', () => {
  it('comes page by page without a gap, even with equal timestamps', async () => {
    const { visitor, id } = await member();
    await database.query(
      `insert into service_requests (user_id, submission_id, service_type, description, created_at)
       select $1, gen_random_uuid(), 'lead-generation', 'Number ' || n, now() - (n / 5) * interval '1 minute'
       from generate_series(1, 23) n`,
      [id],
    );
    const pages = await readPages((cursor?: string) => visitor.api.services.list.query({ cursor }));
    const seen = pages.flatMap(({ items }) => items.map(({ description }) => description));
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
  });
});

describe('canceling a request', () => {
  it('works while the request is open, even twice', async () => {
    const { visitor } = await member();
    const { id: requestId } = await visitor.api.services.request.mutate(form());
    await Promise.all(Array.from({ length: 5 }, () => visitor.api.services.cancel.mutate({ requestId })));
    const [request] = (await visitor.api.services.list.query({})).items;
    expect(request).toMatchObject({ status: 'cancelled', statusWord: 'Canceled' });
    expect(request!.history.map(({ status, isOwn }) => [status, isOwn])).toEqual([
      ['pending', true],
      ['cancelled', true],
    ]);
  });

  it('is refused once the agency has started, and to other members', async () => {
    const [ann, bob] = [await member(), await member()];
    const { id: requestId } = await ann.visitor.api.services.request.mutate(form());
    expect((await bob.visitor.call('services.cancel', 'mutation', { requestId })).status).toBe(404);
    await admin.visitor.api.admin.updateServiceRequest.mutate({ requestId, status: 'in_progress' });
    expect(await ann.visitor.call('services.cancel', 'mutation', { requestId })).toMatchObject({ appCode: 'CONFLICT' });
    expect((await ann.visitor.api.services.list.query({})).items[0]!.status).toBe('in_progress');
  });
});

describe('the agency', () => {
  it('sets any status with a reply, which the member can read', async () => {
    const { visitor, id, email } = await member();
    const { id: requestId } = await visitor.api.services.request.mutate(form());
    const order: RequestStatus[] = ['in_progress', 'completed', 'cancelled', 'pending'];
    expect([...order].sort()).toEqual([...requestStatuses].sort());
    for (const status of order)
      await admin.visitor.api.admin.updateServiceRequest.mutate({ requestId, status, reply: `Now ${status}.` });
    const [request] = (await visitor.api.services.list.query({})).items;
    expect(request!.history.slice(1)).toMatchObject(
      order.map((status) => ({ status, reply: `Now ${status}.`, isOwn: false })),
    );
    expect(JSON.stringify(request)).not.toContain(admin.id);
    expect(await newsOf(id)).toHaveLength(5);
    const mails = (await mailRows(database, email)).filter(({ template }) => template === 'service-request-member');
    expect(mails.map(({ data }) => data.status)).toEqual(order);
  });

  it('creates one event, one notification and one email if the same click is repeated', async () => {
    const { visitor, id, email } = await member();
    const { id: requestId } = await visitor.api.services.request.mutate(form());
    const say = { requestId, status: 'in_progress' as const, reply: 'We begin on Monday.' };
    await Promise.all(Array.from({ length: 6 }, () => admin.visitor.api.admin.updateServiceRequest.mutate(say)));
    await admin.visitor.api.admin.updateServiceRequest.mutate({ requestId, status: 'in_progress' });
    expect((await visitor.api.services.list.query({})).items[0]!.history).toHaveLength(2);
    expect(await newsOf(id)).toHaveLength(2);
    expect((await mailRows(database, email)).length).toBe(1);
    expect(await auditLines(database, requestId)).toHaveLength(1);
  });

  it('leaves states in the audit log, but no text', async () => {
    const { visitor } = await member();
    const { id: requestId } = await visitor.api.services.request.mutate(form());
    const update = (status: RequestStatus, reply?: string) =>
      admin.visitor.api.admin.updateServiceRequest.mutate({ requestId, status, reply });
    await update('in_progress');
    await update('in_progress', 'These words are for the member.');
    await update('completed');
    const subject = { adminId: admin.id, action: 'request.update', subject: 'request', subjectId: requestId };
    expect(await auditLines(database, requestId)).toEqual([
      { ...subject, before: { status: 'pending' }, after: { status: 'in_progress' } },
      { ...subject, before: { status: 'in_progress' }, after: { status: 'in_progress', replied: true } },
      { ...subject, before: { status: 'in_progress' }, after: { status: 'completed' } },
    ]);
  });

  it('saves only one of two simultaneous answers, and shows it to the other admin', async () => {
    const second = await createAdmin(database, site.address);
    for (let round = 0; round < 2; round += 1) {
      const { visitor, email } = await member();
      const { id: requestId } = await visitor.api.services.request.mutate(form());
      const [begun] = (await admin.visitor.api.admin.serviceRequest.query({ requestId })).history;
      const answers = await Promise.all(
        [admin, second].map((one, index) =>
          one.visitor.call('admin.updateServiceRequest', 'mutation', {
            requestId,
            status: index === 0 ? 'in_progress' : 'cancelled',
            reply: `Words of ${one.id}`,
            seen: begun!.id,
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers[0]!.status === 200 ? admin : second;
      const loser = winner === admin ? second : admin;
      const { history } = await loser.visitor.api.admin.serviceRequest.query({ requestId });
      expect(history.at(-1)).toMatchObject({ reply: `Words of ${winner.id}`, byEmail: winner.email, isMember: false });
      // After reading it, the other admin can add an answer.
      const say = { requestId, status: 'completed' as const, reply: 'Both of us agree.', seen: history.at(-1)!.id };
      await loser.visitor.api.admin.updateServiceRequest.mutate(say);
      // Repeat the same click.
      await loser.visitor.api.admin.updateServiceRequest.mutate(say);
      const { history: all } = await admin.visitor.api.admin.serviceRequest.query({ requestId });
      expect(all.map(({ reply }) => reply)).toEqual([null, `Words of ${winner.id}`, 'Both of us agree.']);
      expect(await mailRows(database, email)).toHaveLength(2);
      expect(await auditLines(database, requestId)).toHaveLength(2);
    }
  });

  it('is told first if the member has canceled the request', async () => {
    const { visitor } = await member();
    const { id: requestId } = await visitor.api.services.request.mutate(form());
    const { history } = await admin.visitor.api.admin.serviceRequest.query({ requestId });
    await visitor.api.services.cancel.mutate({ requestId });
    const say = { requestId, status: 'in_progress', reply: 'We begin.', seen: history.at(-1)!.id };
    expect(await admin.visitor.call('admin.updateServiceRequest', 'mutation', say)).toMatchObject({
      status: 409,
      appCode: 'CONFLICT',
    });
    expect((await admin.visitor.api.admin.serviceRequest.query({ requestId })).history.at(-1)).toMatchObject({
      status: 'cancelled',
      isMember: true,
    });
  });

  it('sees all requests, newest first, and a member without a name as Unknown User', async () => {
    const [named, unnamed] = [await member(), await member()];
    await named.visitor.api.services.request.mutate(form('From somebody with a name'));
    await database.query('delete from profiles where id = $1', [unnamed.id]);
    await unnamed.visitor.api.services.request.mutate(form('From somebody without one'));
    const { items } = await admin.visitor.api.admin.serviceRequests.query({});
    expect(items.slice(0, 2)).toMatchObject([
      { userId: unnamed.id, userName: 'Unknown User', description: 'From somebody without one' },
      { userId: named.id, userName: 'asker', description: 'From somebody with a name' },
    ]);
    expect(Object.keys(items[0]!)).toEqual(
      expect.arrayContaining(['id', 'userId', 'userName', 'serviceType', 'description', 'status', 'createdAt']),
    );
  });

  it('finds requests by status and by a part of a name, an address or the text', async () => {
    const { visitor, id, email } = await member();
    const mark = randomUUID().slice(0, 8);
    await database.query(`update profiles set full_name = $2, business_name = $3 where id = $1`, [
      id,
      `Nadia 100%_${mark}`,
      `Bakery\\${mark}`,
    ]);
    const { id: requestId } = await visitor.api.services.request.mutate(form(`Phones of ${mark} ring`));
    await visitor.api.services.request.mutate(form('Something else entirely'));
    await admin.visitor.api.admin.updateServiceRequest.mutate({ requestId, status: 'in_progress' });
    const found = async (input: { q?: string; status?: RequestStatus }) =>
      (await admin.visitor.api.admin.serviceRequests.query(input)).items.map((item) => item.description).sort();
    const both = [`Phones of ${mark} ring`, 'Something else entirely'];
    expect(await found({ q: `100%_${mark.toUpperCase()}` })).toEqual(both);
    expect(await found({ q: `bakery\\${mark}` })).toEqual(both);
    expect(await found({ q: email })).toEqual(both);
    expect(await found({ q: `phones of ${mark}` })).toEqual(both.slice(0, 1));
    expect(await found({ q: email, status: 'in_progress' })).toEqual(both.slice(0, 1));
    expect(await found({ q: email, status: 'cancelled' })).toEqual([]);
    // Wildcard characters are plain text.
    expect(await found({ q: `100_%${mark}` })).toEqual([]);
  });

  it('continues after the last request of a page was deleted, in the member’s list as well', async () => {
    const { visitor, id } = await member();
    await database.query(
      `insert into service_requests (user_id, submission_id, service_type, description, created_at)
       select $1, gen_random_uuid(), 'lead-generation', 'Vanishing ' || n, now() - n * interval '1 minute'
       from generate_series(1, 60) n`,
      [id],
    );
    const erase = (requestId: string) => database.query('delete from service_requests where id = $1', [requestId]);
    const all = (cursor?: string | null) =>
      admin.visitor.api.admin.serviceRequests.query({ q: 'Vanishing ', ...(cursor && { cursor }) });
    const first = await all();
    await erase(first.items.at(-1)!.id);
    expect((await all(first.nextCursor)).items.map(({ description }) => description)[0]).toBe('Vanishing 51');
    const own = await visitor.api.services.list.query({});
    await erase(own.items.at(-1)!.id);
    const { items } = await visitor.api.services.list.query({ cursor: own.nextCursor });
    expect(items[0]!.description).toBe('Vanishing 11');
  });
});
