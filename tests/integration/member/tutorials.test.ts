/** Stores a member's progress in each guided tour. */
import { expect, it } from 'vitest';
import { tutorialKeys, tutorialSteps } from '#shared/domain/member.ts';
import { createMember, type Member } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { ask } from '../access/ask.ts';

const { database, site } = await openSite({ role: 'web' });

const stored = async ({ id }: Member) => {
  const [row] = await database.query<{ tutorial_progress: unknown }>(
    'select tutorial_progress from profiles where id = $1',
    [id],
  );
  return row?.tutorial_progress;
};

it('keeps progress per member and tour, in the specified format', async () => {
  const [ann, bob] = [await createMember(database, site.address), await createMember(database, site.address)];
  const { tutorials } = ann.visitor.api;
  expect(await tutorials.progress.query()).toEqual(Object.fromEntries(tutorialKeys.map((key) => [key, null])));
  await tutorials.save.mutate({ key: 'dashboard', completed: false, lastStepSeen: 2 });
  await tutorials.save.mutate({ key: 'tools', completed: true, lastStepSeen: 2 });
  await tutorials.save.mutate({ key: 'dashboard', completed: false, lastStepSeen: 3 });
  expect(await stored(ann)).toEqual({
    dashboard: { completed: false, lastStepSeen: 3 },
    tools: { completed: true, lastStepSeen: 2 },
  });
  expect(await tutorials.progress.query()).toMatchObject({
    dashboard: { completed: false, lastStepSeen: 3 },
    tools: { completed: true, lastStepSeen: 2 },
    shop: null,
  });
  expect(await stored(bob)).toEqual({});
});

it('resets one tour or all of them to the first step', async () => {
  const member = await createMember(database, site.address);
  const { tutorials } = member.visitor.api;
  for (const key of tutorialKeys)
    await tutorials.save.mutate({ key, completed: true, lastStepSeen: tutorialSteps[key] });
  await tutorials.reset.mutate({ key: 'shop' });
  expect(await tutorials.progress.query()).toMatchObject({
    shop: { completed: false, lastStepSeen: 1 },
    dashboard: { completed: true, lastStepSeen: 4 },
  });
  expect((await ask(member.visitor, 'tutorials.resetAll', 'mutation', undefined)).status).toBe(200);
  const beginning = { completed: false, lastStepSeen: 1 };
  expect(await stored(member)).toEqual(Object.fromEntries(tutorialKeys.map((key) => [key, beginning])));
});

it('loses nothing when all tours are saved at the same time', async () => {
  const member = await createMember(database, site.address);
  await Promise.all(
    tutorialKeys.map((key) =>
      member.visitor.api.tutorials.save.mutate({ key, completed: true, lastStepSeen: tutorialSteps[key] }),
    ),
  );
  expect(await stored(member)).toEqual(
    Object.fromEntries(tutorialKeys.map((key) => [key, { completed: true, lastStepSeen: tutorialSteps[key] }])),
  );
});

it('creates a missing member profile with the names from sign-up', async () => {
  const member = await createMember(database, site.address);
  await database.query('delete from profiles where id = $1', [member.id]);
  await database.query(
    `update users set metadata = '{"full_name": "Ann Roe", "first_name": "Ann", "last_name": "Roe", "business_name": "Reef"}'
     where id = $1`,
    [member.id],
  );
  await member.visitor.api.tutorials.save.mutate({ key: 'shop', completed: false, lastStepSeen: 2 });
  expect((await member.visitor.api.auth.session.query())!.user).toMatchObject({
    fullName: 'Ann Roe',
    firstName: 'Ann',
    businessName: 'Reef',
  });
});
