/** The Marketing Machine through the API, with a real worker. */
import { describe, expect, it } from 'vitest';
import { machineStepKeys, type MachineStepKey } from '#shared/domain/member.ts';
import { machineResultSchema } from '#shared/schemas/machine.ts';
import { giveProfile } from '#tests/helpers/profile-documents.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { createMember, enter, type Member } from '#tests/helpers/members.ts';
import { addSite, openSite } from '#tests/helpers/opened.ts';
import { until } from '#tests/helpers/wait.ts';

const { database, site } = await openSite();
/** A web process that answers without running jobs. */
const web = await addSite({ databaseUrl: database.url, role: 'web' });

const numbers: Partial<Record<MachineStepKey, Record<string, string>>> = {
  profile: { businessName: 'Palm Bakery', description: 'A bakery in Davie for birthday cakes' },
  review: { month: '2026-02', leads: '12', customers: '3', spend: '300', revenue: '1650', hours: '8' },
};

async function result(member: Member, step: MachineStepKey, inputs = numbers[step] ?? {}) {
  const { api } = member.visitor;
  await api.machine.produce.mutate({ step, inputs });
  await until('the run is done', async () => (await api.machine.runStatus.query({ step }))?.status === 'done');
  return api.machine.step.query({ step });
}

/** Creates a member with a finished profile. */
async function memberWithProfile(): Promise<Member> {
  const member = await createMember(database, site.address);
  await giveProfile(database, member.id);
  return member;
}

const endTrial = (userId: string) =>
  database.query(`update user_memberships set expires_at = now() - interval '1 minute' where user_id = $1`, [userId]);

describe('eleven tools', () => {
  it('each write a result from the profile and save it with its step', async () => {
    const member = await memberWithProfile();
    await inLanes(machineStepKeys, 4, async (step) => {
      const inputs = step === 'profile' ? {} : (numbers[step] ?? {});
      const state = await result(member, step, inputs);
      machineResultSchema.parse(state.result);
      expect(state.resultAt, step).not.toBeNull();
      expect(state.run, step).toMatchObject({ status: 'done', engine: 'local', failed: false });
      if (step !== 'review')
        expect(JSON.stringify(state.result), step).toMatch(/Coral Bay Cooling|homeowner|AC repair/);
    });
    const { steps, done, next } = await member.visitor.api.machine.overview.query();
    expect(steps.every(({ hasResult }) => hasResult)).toBe(true);
    expect([done, next]).toEqual([11, null]);
  });

  it('work without a profile, from typed input', async () => {
    const member = await createMember(database, site.address);
    const { api } = member.visitor;
    await expect(api.machine.produce.mutate({ step: 'profile', inputs: {} })).rejects.toThrow(
      'Business name: Please fill this in.',
    );
    const first = await result(member, 'profile');
    expect(first.hasProfile).toBe(false);
    expect(JSON.stringify(first.result)).toContain('Palm Bakery is a bakery in Davie, Florida.');
    // All others have the facts from the first step.
    const words = await result(member, 'message');
    expect(words.result!.title).toBe('Words for Palm Bakery');
    expect(JSON.stringify(words.result)).toContain('Bakery in Davie.');
  });

  it('suggest in one step what was typed in another', async () => {
    const member = await memberWithProfile();
    const { api } = member.visitor;
    expect((await api.machine.step.query({ step: 'website' })).prefill).toMatchObject({
      service: { value: 'air conditioner repair', from: 'usual' },
      place: { value: 'Hollywood, Florida', from: 'profile' },
    });
    await api.machine.save.mutate({ step: 'offer', inputs: { service: 'duct sealing' } });
    expect((await api.machine.step.query({ step: 'website' })).prefill.service).toEqual({
      value: 'duct sealing',
      from: 'step',
    });
    expect((await result(member, 'website')).result!.blocks[0]!.items![0]).toBe('Duct sealing in Hollywood');
  });

  it('compare a month with the previous one, and keep both', async () => {
    const member = await createMember(database, site.address);
    await result(member, 'review');
    const march = await result(member, 'review', { ...numbers.review, month: '2026-03', leads: '24' });
    const table = march.result!.blocks.find(({ heading }) => heading === 'Your numbers')!;
    expect(table.columns).toEqual(['Figure', 'March 2026', 'February 2026', 'Change']);
    expect(table.rows![0]).toEqual(['Inquiries', '24', '12', 'Up 100%']);
  });
});

describe('typed input', () => {
  it('is saved, while an untouched suggestion stays a suggestion', async () => {
    const member = await memberWithProfile();
    const { api } = member.visitor;
    const { prefill } = await api.machine.step.query({ step: 'website' });
    const sent = Object.fromEntries(Object.entries(prefill).map(([key, { value }]) => [key, value]));
    const made = await result(member, 'website', { ...sent, from: '79' });
    expect(made.inputs).toEqual({ from: '79' });
    await api.machine.save.mutate({ step: 'profile', inputs: { description: 'A dental practice in Davie' } });
    expect((await api.machine.step.query({ step: 'website' })).prefill.place!.value).toBe('Davie, Florida');
  });

  it('is saved field by field, so that two tabs do not overwrite each other', async () => {
    const member = await createMember(database, site.address);
    const { api } = member.visitor;
    await Promise.all([
      api.machine.save.mutate({ step: 'ads', inputs: { budget: '20' } }),
      api.machine.save.mutate({ step: 'ads', inputs: { click: '2.50' } }),
      api.machine.save.mutate({ step: 'ads', notes: 'First line\nsecond <b>line</b>' }),
    ]);
    const state = await api.machine.step.query({ step: 'ads' });
    expect(state.inputs).toEqual({ budget: '20', click: '2.50' });
    expect(state.notes).toBe('First line\nsecond line');
    // A cleared field stays empty and isn't refilled by a suggestion.
    await api.machine.save.mutate({ step: 'ads', inputs: { service: '' } });
    await expect(api.machine.produce.mutate({ step: 'ads', inputs: {} })).rejects.toThrow(
      'Which service it’s about: Please fill this in.',
    );
  });

  it('is refused with the name of its field if no tool could use it', async () => {
    const member = await createMember(database, site.address);
    const { api } = member.visitor;
    for (const [inputs, message] of [
      [{ budget: 'a lot' }, 'Daily budget: Please enter a number, such as 250.'],
      [{ budget: '0' }, 'Daily budget: Please enter 1 or more.'],
      [{ closeRate: '120' }, 'Inquiries that become customers: Please enter 100 or less.'],
    ] as const)
      await expect(api.machine.produce.mutate({ step: 'ads', inputs })).rejects.toThrow(message);
    await expect(
      api.machine.produce.mutate({ step: 'content', inputs: { start: '2026-02-30', days: 'Monday' } }),
    ).rejects.toThrow('First week starts on: Please choose a day.');
    expect(await api.machine.runStatus.query({ step: 'ads' })).toBeNull();
  });
});

describe('a run', () => {
  it('starts once, even if several tabs request it together', async () => {
    const member = await memberWithProfile();
    const other = await enter(database, web.address, member);
    const views = await Promise.all(
      [member, other, member, other].map(({ visitor }) =>
        visitor.api.machine.produce.mutate({ step: 'email', inputs: {} }),
      ),
    );
    expect(new Set(views.map(({ id }) => id)).size).toBe(1);
    await until(
      'the run is done',
      async () => (await other.visitor.api.machine.runStatus.query({ step: 'email' }))?.status === 'done',
    );
    expect((await other.visitor.api.machine.step.query({ step: 'email' })).result).not.toBeNull();
    const rows = await database.query(`select 1 from engine_runs where user_id = $1`, [member.id]);
    expect(rows).toHaveLength(1);
  });

  it('does not overwrite input typed while it writes', async () => {
    const member = await memberWithProfile();
    const { api } = member.visitor;
    await api.machine.produce.mutate({ step: 'customer', inputs: { need: 'an old need' } });
    await api.machine.save.mutate({ step: 'customer', inputs: { need: 'a new need' }, notes: 'typed since' });
    await until(
      'the run is done',
      async () => (await api.machine.runStatus.query({ step: 'customer' }))?.status === 'done',
    );
    const state = await api.machine.step.query({ step: 'customer' });
    expect(state).toMatchObject({ inputs: { need: 'a new need' }, notes: 'typed since' });
    expect(JSON.stringify(state.result)).toContain('an old need');
  });
});

describe('after the trial', () => {
  it('creates nothing new, keeps results readable, and still allows editing notes and steps', async () => {
    const member = await memberWithProfile();
    const { api } = member.visitor;
    await result(member, 'offer');
    await endTrial(member.id);
    const refusal = await member.visitor.call('machine.produce', 'mutation', { step: 'offer', inputs: {} });
    expect(refusal).toMatchObject({ status: 403, appCode: 'UPGRADE_NEEDED' });
    expect(refusal.message).toContain('Your trial has ended.');
    const state = await api.machine.step.query({ step: 'offer' });
    expect(state.mayProduce).toBe(false);
    expect(state.result).not.toBeNull();
    await api.machine.save.mutate({ step: 'offer', notes: 'still mine' });
    await api.machine.setStatus.mutate({ step: 'offer', status: 'done' });
    expect((await api.machine.step.query({ step: 'offer' })).notes).toBe('still mine');
    await database.query(`update user_memberships set plan = 'pro' where user_id = $1`, [member.id]);
    expect((await result(member, 'offer')).mayProduce).toBe(true);
  });
});

describe('progress', () => {
  it('counts done and skipped steps, and names the next one and the one to resume', async () => {
    const member = await createMember(database, site.address);
    const { api } = member.visitor;
    expect(await api.machine.overview.query()).toMatchObject({
      done: 0,
      skipped: 0,
      total: 11,
      next: { key: 'profile', name: 'Check the facts' },
      resume: 'profile',
    });
    await api.machine.setStatus.mutate({ step: 'profile', status: 'done' });
    await api.machine.setStatus.mutate({ step: 'customer', status: 'skipped' });
    expect(await api.machine.overview.query()).toMatchObject({
      done: 1,
      skipped: 1,
      next: { key: 'offer' },
      resume: 'offer',
    });
    await api.machine.save.mutate({ step: 'ads', notes: 'half way' });
    expect(await api.machine.overview.query()).toMatchObject({ next: { key: 'offer' }, resume: 'ads' });
    for (const step of machineStepKeys) await api.machine.setStatus.mutate({ step, status: 'done' });
    expect(await api.machine.overview.query()).toMatchObject({ done: 11, skipped: 0, next: null, resume: 'profile' });
    await api.machine.setStatus.mutate({ step: 'email', status: 'open' });
    expect(await api.machine.overview.query()).toMatchObject({ done: 10, next: { key: 'email' } });
  });
});
