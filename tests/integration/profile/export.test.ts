/** Profile downloads for owners with Pro; everyone else gets a page with the reason. */
import { expect, it } from 'vitest';
import { generatedProfileSchema } from '#shared/schemas/profile.ts';
import { giveProfile, sampleProfile, setPlan } from '#tests/helpers/profile-documents.ts';
import { createMember } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';

const { database, site } = await openSite({ role: 'web' });
const member = await createMember(database, site.address);

const formats = ['pdf', 'md', 'json'];
const addressOf = (format: string) => `/download/profile.${format}`;

it('refuses strangers and members without Pro, with a page that explains why', async () => {
  for (const format of formats) {
    const stranger = await createVisitor(site.address).fetch(addressOf(format));
    expect(stranger.status).toBe(401);
    expect(await stranger.text()).toContain('/login?from=%2Fdashboard%2Fprofile');
    const free = await member.visitor.fetch(addressOf(format));
    expect(free.status).toBe(403);
    expect(await free.text()).toContain('Export is part of Pro');
    expect(free.headers.get('cache-control')).toBe('no-store');
    expect(free.headers.get('content-disposition')).toBeNull();
  }
  await setPlan(database, member.id, 'pro');
  const none = await member.visitor.fetch(addressOf('pdf'));
  expect(none.status).toBe(404);
});

it('serves Pro members three formats, but not pages of other sites', async () => {
  const profileId = await giveProfile(database, member.id);
  await setPlan(database, member.id, 'pro');
  await member.visitor.api.document.edit.mutate({
    profileId,
    version: 1,
    field: 'roadmap.longTerm',
    value: 'A second van',
  });
  const types = { pdf: 'application/pdf', md: 'text/markdown', json: 'application/json' } as const;
  for (const [format, type] of Object.entries(types)) {
    const file = await member.visitor.fetch(addressOf(format));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toContain(type);
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="coral-bay-cooling-marketing-profile.${format}"`,
    );
    const body = Buffer.from(await file.arrayBuffer());
    if (format === 'pdf') expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    if (format === 'md') expect(body.toString()).toContain('A second van');
    if (format === 'json') {
      const { profile, version } = JSON.parse(body.toString()) as { profile: unknown; version: number };
      expect(generatedProfileSchema.parse(profile).platformPrompts).toEqual(sampleProfile().platformPrompts);
      expect(version).toBe(2);
    }
    expect(body.toString('latin1')).not.toMatch(/@example\.com/);
  }
  const foreign = await member.visitor.fetch(addressOf('pdf'), { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status).toBe(401);
});

it('serves no other format', async () => {
  for (const path of ['/download/profile.exe', '/download/profile', '/download/../download/profile.zip'])
    expect((await member.visitor.fetch(path)).status, path).toBe(404);
});
