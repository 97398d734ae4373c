/** A member's profile: edited, rewritten, restored; in two tabs and while the chat writes a new one. */
import { beforeEach, describe, expect, it } from 'vitest';
import { memberLimits } from '#shared/domain/member.ts';
import { generatedProfileSchema, type GeneratedProfile } from '#shared/schemas/profile.ts';
import { endTrial, giveProfile, sampleProfile, setProfile } from '#tests/helpers/profile-documents.ts';
import { createMember, type Member } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { until } from '#tests/helpers/wait.ts';

let member: Member;
let profileId: string;

const { database, site } = await openSite();

beforeEach(async () => {
  member = await createMember(database, site.address);
  profileId = await giveProfile(database, member.id);
});

const mine = async () => (await member.visitor.api.document.mine.query())!;
const stored = async (): Promise<GeneratedProfile> => {
  const [row] = await database.query<{ profile: unknown }>(
    'select generated_profile as profile from ai_conversation_profiles where id = $1',
    [profileId],
  );
  return generatedProfileSchema.parse(row!.profile);
};
const numbers = async () => (await mine()).versions.map(({ version }) => version);
const say = (version: number, value: string) =>
  member.visitor.call('document.edit', 'mutation', { profileId, version, field: 'roadmap.longTerm', value });
const edit = (version: number, value: string) =>
  member.visitor.api.document.edit.mutate({ profileId, version, field: 'roadmap.longTerm', value });

describe('reading a profile', () => {
  it('shows the text and the number of prompts, without email, phone or prompt texts', async () => {
    const document = await mine();
    const { platformPrompts, ...written } = sampleProfile();
    expect(document).toMatchObject({ profileId, version: 1, profile: written, isPro: false, mayRewrite: true });
    expect(document.promptCount).toBe(Object.values(platformPrompts!).flat().length);
    expect(document.platformCount).toBe(Object.keys(platformPrompts!).length);
    expect(document.versions).toMatchObject([{ version: 1, kind: 'generated' }]);
    const text = JSON.stringify(document);
    expect(text).not.toContain('@');
    expect(text).not.toContain(platformPrompts!.veo3![0]!.prompt);
    expect(document.answers).not.toHaveProperty('contact_info');
  });

  it('shows nothing to a member without a profile', async () => {
    const other = await createMember(database, site.address);
    expect(await other.visitor.api.document.mine.query()).toBeNull();
  });
});

describe('editing a profile', () => {
  it('keeps the first version and the new one, and every prompt', async () => {
    const before = sampleProfile();
    const after = await edit(1, '  A second <b>van</b>  ');
    expect(after).toMatchObject({ version: 2, profile: { roadmap: { longTerm: 'A second van' } } });
    expect(after!.versions).toMatchObject([
      { version: 2, kind: 'edited', changed: 'roadmap.longTerm' },
      { version: 1, kind: 'generated' },
    ]);
    const now = await stored();
    expect(now.platformPrompts).toEqual(before.platformPrompts);
    expect(now.because).not.toHaveProperty(['roadmap.longTerm']);
    expect(now.trade).toEqual(before.trade);
    expect(before.diagnosis?.moves).toHaveLength(3);
    expect(now.diagnosis).toEqual(before.diagnosis);
    const first = await member.visitor.api.document.version.query({ profileId, version: 1 });
    expect(first.profile.roadmap.longTerm).toBe(before.roadmap.longTerm);
    expect(first.profile.diagnosis).toEqual(before.diagnosis);
  });

  it('creates no version for the same text', async () => {
    expect(await edit(1, sampleProfile().roadmap.longTerm)).toMatchObject({ version: 1 });
    expect(await numbers()).toEqual([1]);
  });

  it('lets exactly one of twelve saves of the same version through', async () => {
    for (const version of [1, 2]) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => say(version, `Van ${version}.${index}`)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ appCode }) => appCode === 'CONFLICT')).toHaveLength(11);
    }
    expect(await numbers()).toEqual([3, 2, 1]);
  });

  it('detects that the chat has written a new profile, and keeps both', async () => {
    await edit(1, 'A second van');
    const other = sampleProfile();
    other.businessAnalysis.positioning = 'Another one';
    await setProfile(database, profileId, other);
    expect(await mine()).toMatchObject({ version: 3, versions: [{ version: 3, kind: 'generated' }, {}, {}] });
    expect((await say(2, 'Behind')).appCode).toBe('CONFLICT');
    await edit(3, 'Three vans');
    expect((await mine()).versions.map(({ kind }) => kind)).toEqual(['edited', 'generated', 'edited', 'generated']);
    const kept = await member.visitor.api.document.version.query({ profileId, version: 3 });
    expect(kept.profile.businessAnalysis.positioning).toBe('Another one');
  });

  it(`keeps the newest ${memberLimits.keptVersions} versions and the first`, async () => {
    await edit(1, 'Van 1');
    // Just enough edits to almost fill the list.
    await database.query(
      `insert into profile_versions (profile_id, version, kind, changed, profile)
       select profile_id, n, kind, changed, profile from profile_versions, generate_series(3, $2::int) n
       where profile_id = $1 and version = 2`,
      [profileId, memberLimits.keptVersions],
    );
    for (let version = memberLimits.keptVersions; version <= memberLimits.keptVersions + 3; version += 1)
      await edit(version, `Van ${version}`);
    const kept = await numbers();
    const newest = memberLimits.keptVersions + 4;
    expect(kept).toEqual([...Array.from({ length: memberLimits.keptVersions }, (_, index) => newest - index), 1]);
  });
});

describe('restoring a version', () => {
  it('makes the earlier text the newest version, and loses nothing', async () => {
    await edit(1, 'A second van');
    const after = await member.visitor.api.document.restore.mutate({ profileId, version: 2, to: 1 });
    expect(after).toMatchObject({ version: 3, versions: [{ kind: 'restored', changed: '1' }, {}, {}] });
    expect((await stored()).roadmap).toEqual(sampleProfile().roadmap);
    expect((await stored()).because).toEqual(sampleProfile().because);
  });
});

describe('rewriting a section', () => {
  const rewrite = (version: number, remark: string) =>
    member.visitor.api.document.rewrite.mutate({ profileId, version, section: 'strategies', remark });
  const finished = () =>
    until('the rewrite', async () => {
      const run = await member.visitor.api.document.rewriteStatus.query({ section: 'strategies' });
      return run?.status === 'done' || run?.status === 'failed' ? run : undefined;
    });

  it('changes only that section, and keeps the remark', async () => {
    expect(await member.visitor.api.document.rewriteStatus.query({ section: 'strategies' })).toBeNull();
    await rewrite(1, 'Shorter');
    expect(await finished()).toMatchObject({ status: 'done', engine: 'local' });
    const document = await mine();
    expect(document.versions[0]).toMatchObject({
      version: 2,
      kind: 'rewritten',
      changed: 'strategies',
      remark: 'Shorter',
    });
    const before = sampleProfile();
    expect(document.profile.strategies).not.toEqual(before.strategies);
    expect(document.profile.roadmap).toEqual(before.roadmap);
    expect(document.rewriting).toEqual([]);
    expect((await stored()).platformPrompts).toEqual(before.platformPrompts);
  });

  it('keeps changes made to other sections at the same time', async () => {
    await Promise.all([rewrite(1, ''), edit(1, 'A second van')].map((call) => call.catch(() => undefined)));
    await finished();
    const longTerm = (await mine()).profile.roadmap.longTerm;
    const first = (await mine()).versions.some(({ kind }) => kind === 'edited');
    expect(longTerm).toBe(first ? 'A second van' : sampleProfile().roadmap.longTerm);
    const { version } = await mine();
    if (!first) await edit(version, 'A second van');
    await rewrite((await mine()).version, 'More formal');
    await finished();
    expect((await mine()).profile.roadmap.longTerm).toBe('A second van');
  });

  it('is refused for a stale tab, and after the trial', async () => {
    await edit(1, 'A second van');
    const call = (version: number) =>
      member.visitor.call('document.rewrite', 'mutation', { profileId, version, section: 'roadmap', remark: '' });
    expect((await call(1)).appCode).toBe('CONFLICT');
    await endTrial(database, member.id);
    expect(await call(2)).toMatchObject({ appCode: 'UPGRADE_NEEDED', status: 403 });
    // Editing is still possible.
    expect((await say(2, 'Two vans')).status).toBe(200);
    expect(await mine()).toMatchObject({ mayRewrite: false });
  });
});
