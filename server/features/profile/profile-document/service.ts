import { m } from '#messages';
import { textsIn } from '#server/engine/contact-data.ts';
import type { GenerationRow } from '#drizzle/schema/profile.ts';
import { toChatUserProfile, type Answers } from '#shared/domain/chat-answers.ts';
import { z } from 'zod';
import { sectionNames, type ProfileDocumentField, type ExportFormat } from '#shared/domain/profile-document.ts';
import { memberLimits, rewritableSections, type RewritableSection } from '#shared/domain/member.ts';
import type { VersionKind } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';
import { writtenProfileSchema, type WrittenProfile } from '#shared/schemas/profile-document.ts';
import { generatedProfileSchema } from '#shared/schemas/profile.ts';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { evidenceSteps } from '#server/engine/draft-schema.ts';
import { readBrief } from '#server/engine/read-brief.ts';
import { foreignContactsOf } from '#server/engine/understanding.ts';
import { withOwnContactsOnly } from '#server/engine/rewrite/own-contacts.ts';
import {
  rewriteInput,
  rewriteInstructions,
  rewriteLocally,
  sectionSchemaOf,
} from '#server/engine/rewrite/rewrite-section.ts';
import { AppError } from '#server/errors.ts';
import { exportFile, type ExportedFile } from '#server/exports/export-file.ts';
import { inLayoutTurn } from '#server/lib/layout-turn.ts';
import { createToken, hashToken } from '#server/lib/tokens.ts';
import { entitlementOf, requirePro, requireProducing } from '#server/features/account/membership/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { correctBusiness } from '#server/features/chat/service.ts';
import { requestGeneration } from '#server/features/profile/service.ts';
import {
  executeWritingJob,
  findWritingJob,
  requestWritingJob,
  toWritingJobView,
  type WritingJobView,
} from '#server/features/profile/writing-jobs/service.ts';
import { isSameProfile, withField, withSection } from './policy.ts';
import * as repo from './repo.ts';

/** Maximum number of active links; more than anyone hands out. */
const mostShares = 20;
/** After a longer rewrite, the member gets a notification, because they may have left the screen. */
const noticeAfterMs = 5_000;

type Owned = { userId: string; profileId: string };

const gone = () => new AppError('NOT_FOUND', m.server_profile_not_in_account());
const behind = () => new AppError('CONFLICT', m.server_profile_changed());
const noLink = () => new AppError('NOT_FOUND', m.server_profile_dead_share());

/** Parses a stored profile; undefined if it isn't valid. */
const readWritten = (stored: unknown) => writtenProfileSchema.safeParse(stored).data;

/** Answers that a recommendation may be based on, without email, phone, and small talk. */
const evidenceOf = (answers: Answers): Answers =>
  Object.fromEntries(evidenceSteps.flatMap((step) => (answers[step] === undefined ? [] : [[step, answers[step]]])));

/** The account's newest profile with its versions and possible actions; null before there is one. */
export async function myProfileDocument(deps: Deps, input: { userId: string }) {
  const { userId } = input;
  const row = await repo.findNewest(deps.db, { userId });
  const profile = readWritten(row?.written);
  if (!row?.engine || !row.createdAt || !profile) return null;
  const { conversationId, profileId, version, prompts, platforms, answers, engine, createdAt } = row;
  const [{ isPro, mayProduce }, kept, ...runs] = await Promise.all([
    entitlementOf(deps, { userId }),
    repo.listVersions(deps.db, { userId, profileId }),
    ...rewritableSections.map((subject) => findWritingJob(deps, { userId, kind: 'section', subject })),
  ]);
  // An unchanged profile has no row among the versions.
  const current = { version, kind: 'generated' as const, changed: '', remark: null, createdAt };
  const { businessName, name } = toChatUserProfile(answers);
  return {
    conversationId,
    profileId,
    version,
    profile,
    prompts,
    platforms,
    businessName,
    firstName: name.split(/\s+/)[0] ?? '',
    evidence: evidenceOf(answers),
    engine,
    createdAt,
    isPro,
    mayRewrite: mayProduce,
    versions: kept[0]?.version === version ? kept : [current, ...kept],
    rewriting: runs.flatMap((run) =>
      run?.status === 'queued' || run?.status === 'running' ? [run.subject as RewritableSection] : [],
    ),
  };
}

/**
 * Changes a profile, and stores the versions before and after. Call it in a transaction; two changes take turns.
 * @param input `version`: what the member saw; without it, the change applies to the newest
 * @returns the current version number; unchanged when nothing has changed.
 * @throws AppError NOT_FOUND for a foreign profile, CONFLICT when it has changed since `version`.
 */
async function changeProfile(
  tx: Database,
  input: Owned & {
    version?: number;
    kind: VersionKind;
    changed: string;
    remark?: string;
    change: (profile: WrittenProfile) => WrittenProfile;
  },
): Promise<number> {
  const { userId, profileId, kind, changed, remark } = input;
  await repo.lockProfile(tx, { userId, profileId });
  const row = await repo.findOwned(tx, { userId, profileId });
  const before = readWritten(row?.written);
  if (!row || !before) throw gone();
  if (input.version !== undefined && input.version !== row.version) throw behind();
  const after = writtenProfileSchema.parse(input.change(before));
  if (isSameProfile(before, after)) return row.version;
  const version = row.version + 1;
  if (!row.isKept) {
    const createdAt = row.createdAt ?? undefined;
    await repo.insertVersion(tx, { profileId, version: row.version, kind: 'generated', profile: before, createdAt });
  }
  await repo.insertVersion(tx, { profileId, version, kind, changed, remark, profile: after });
  await repo.updateProfile(tx, { profileId, profile: after });
  await repo.deleteOldVersions(tx, { profileId, kept: memberLimits.keptVersions });
  return version;
}

/** Sets a text or a list in a profile. @throws AppError NOT_FOUND, CONFLICT */
export async function editField(
  deps: Deps,
  input: Owned & { version: number; field: ProfileDocumentField; value: string | string[] },
): Promise<void> {
  const { field, value, ...rest } = input;
  const change = (profile: WrittenProfile) => withField(profile, field, value);
  await inTransaction(deps.db, (tx) => changeProfile(tx, { ...rest, kind: 'edited', changed: field, change }));
}

/** An earlier version's content. @throws AppError NOT_FOUND */
export async function versionOf(deps: Deps, input: Owned & { version: number }) {
  const kept = await repo.findVersion(deps.db, input);
  if (kept) return { ...kept, profile: writtenProfileSchema.parse(kept.profile) };
  const row = await repo.findOwned(deps.db, input);
  const profile = readWritten(row?.written);
  if (!row?.createdAt || !profile || row.version !== input.version) throw gone();
  return {
    version: row.version,
    kind: 'generated' as const,
    changed: '',
    remark: null,
    createdAt: row.createdAt,
    profile,
  };
}

/** Restores an earlier version, as a new one. @throws AppError NOT_FOUND, CONFLICT */
export async function restoreVersion(deps: Deps, input: Owned & { version: number; to: number }): Promise<void> {
  const { userId, profileId, version, to } = input;
  await inTransaction(deps.db, async (tx) => {
    const kept = await repo.findVersion(tx, { userId, profileId, version: to });
    if (!kept) throw gone();
    const change = () => writtenProfileSchema.parse(kept.profile);
    await changeProfile(tx, { userId, profileId, version, kind: 'restored', changed: String(to), change });
  });
}

/**
 * Stores the owner's own description of the business, and rewrites the profile. The current profile stays among the
 * versions, so that it can be restored.
 * @throws AppError NOT_FOUND, CONFLICT when the profile has changed, INVALID when the text can't be understood.
 */
export async function correctProfile(
  deps: Deps,
  input: Owned & { version: number; business: string; address: string },
): Promise<GenerationRow> {
  const { userId, profileId, version, business } = input;
  const row = await repo.findOwned(deps.db, { userId, profileId });
  if (!row || !readWritten(row.written)) throw gone();
  if (row.version !== version) throw behind();
  await deps.limits.consume('rewrite.user', userId);
  const owner = { visitorId: undefined, userId, conversationId: row.conversationId };
  await correctBusiness(deps, { ...owner, business });
  await inTransaction(deps.db, async (tx) => {
    await repo.lockProfile(tx, { userId, profileId });
    const current = await repo.findOwned(tx, { userId, profileId });
    const profile = readWritten(current?.written);
    if (!current || !profile || current.isKept) return;
    const createdAt = current.createdAt ?? undefined;
    await repo.insertVersion(tx, { profileId, version: current.version, kind: 'generated', profile, createdAt });
  });
  return requestGeneration(deps, { ...owner, address: input.address });
}

const rewriteJob = z.object({ profileId: z.uuid(), remark: z.string(), variant: z.int() });

/**
 * Starts rewriting a section. @param input `remark`: the member's instructions; may be empty
 * @throws AppError NOT_FOUND, CONFLICT when the profile has changed or the section is being rewritten with other
 *   instructions, UPGRADE_NEEDED after the trial.
 */
export async function requestRewrite(
  deps: Deps,
  input: Owned & { version: number; section: RewritableSection; remark: string; address: string },
): Promise<WritingJobView> {
  const { userId, profileId, version, section, remark, address } = input;
  const row = await repo.findOwned(deps.db, { userId, profileId });
  if (!row || !readWritten(row.written)) throw gone();
  await requireProducing(deps, { userId });
  if (row.version !== version) throw behind();
  await deps.limits.consume('rewrite.user', userId);
  // Each change increments the version, so the section's next rewrite is a new one.
  const wish = { profileId, remark, variant: version };
  const run = await requestWritingJob(deps, { userId, kind: 'section', subject: section, input: wish, address });
  const { data } = rewriteJob.safeParse(run.input);
  if (data?.profileId !== profileId || data.remark !== remark)
    throw new AppError('CONFLICT', m.server_profile_rewriting());
  return toWritingJobView(run);
}

/** Status of a section's newest rewrite; null before the first. */
export async function rewriteStatus(
  deps: Deps,
  input: { userId: string; section: RewritableSection },
): Promise<WritingJobView | null> {
  const run = await findWritingJob(deps, { userId: input.userId, kind: 'section', subject: input.section });
  return run ? toWritingJobView(run) : null;
}

/** Rewrites a section and puts it into the current profile, so that newer changes to other sections stay. */
export async function executeRewrite(deps: Deps, input: { runId: string; signal: AbortSignal }): Promise<void> {
  const began = performance.now();
  await executeWritingJob(deps, input, {
    async write(run, model) {
      const { profileId, remark, variant } = rewriteJob.parse(run.input);
      const section = run.subject as RewritableSection;
      const row = await repo.findOwned(deps.db, { userId: run.userId, profileId });
      const profile = readWritten(row?.written);
      if (!row || !profile) throw gone();
      const brief = readBrief(toChatUserProfile(row.answers), row.extras);
      const local = () => rewriteLocally(brief, profile, section, remark, variant);
      const written = await model({
        name: 'profile_section',
        instructions: rewriteInstructions(section),
        input: rewriteInput(brief, profile, section, remark),
        schema: sectionSchemaOf(section),
        local,
      });
      if (written.engine === 'local') return written;
      const isForeign = foreignContactsOf(brief, [remark, ...textsIn(profile[section])]);
      return { ...written, result: withOwnContactsOnly(written.result, local, isForeign) };
    },
    async apply(tx, run, draft) {
      const { profileId, remark } = rewriteJob.parse(run.input);
      const section = run.subject as RewritableSection;
      const { userId } = run;
      const change = (profile: WrittenProfile) => withSection(profile, section, draft);
      await changeProfile(tx, { userId, profileId, kind: 'rewritten', changed: section, remark, change });
      if (run.waitedMs + performance.now() - began < noticeAfterMs) return;
      await notify(tx, {
        userId,
        title: m.server_profile_rewritten_title(),
        message: m.server_profile_rewritten_text({ section: sectionNames[section] }),
        type: 'success',
        href: paths.myProfile,
        dedupeKey: `rewrite:${run.id}:${run.claim}`,
      });
    },
  });
}

/** Exports an account's newest profile as a file. @throws AppError UPGRADE_NEEDED without Pro, NOT_FOUND without a profile, UNAVAILABLE */
export async function exportProfile(
  deps: Deps,
  input: { userId: string; format: ExportFormat },
): Promise<ExportedFile> {
  const { userId, format } = input;
  await requirePro(deps, { userId, refusal: m.server_profile_export_needs_pro() });
  const row = await repo.findNewestWhole(deps.db, { userId });
  const profile = generatedProfileSchema.safeParse(row?.profile).data;
  if (!row?.engine || !row.createdAt || !profile) throw gone();
  await deps.limits.consume('profileFile.user', userId);
  const { version, answers, engine, createdAt } = row;
  const { businessName } = toChatUserProfile(answers);
  const at = new Date();
  const whole = { businessName, profile, version, answers: evidenceOf(answers), engine, createdAt, at };
  const make = () => exportFile(format, whole);
  return format === 'pdf' ? inLayoutTurn(userId, make) : make();
}

export type Share = {
  id: string;
  /** The full link; undefined when it can't be shown anymore. */
  address: string | undefined;
  createdAt: Date;
  expiresAt: Date;
  hasEnded: boolean;
  views: number;
  lastViewedAt: Date | null;
};

// The token is in the fragment, which browsers don't send, so it ends up in no log and no referrer.
const addressOf = (deps: Deps, token: string) => `${new URL(paths.sharedProfile, deps.settings.baseUrl).href}#${token}`;

/**
 * Creates a link that shows a profile to anyone who has it. @throws AppError NOT_FOUND, UPGRADE_NEEDED, INVALID with
 * too many
 */
export async function shareProfile(deps: Deps, input: Owned & { days: number }): Promise<Share> {
  const { userId, profileId, days } = input;
  const row = await repo.findOwned(deps.db, { userId, profileId });
  if (!row || !readWritten(row.written)) throw gone();
  await requirePro(deps, { userId, refusal: m.server_profile_sharing_needs_pro() });
  const { token, tokenHash } = createToken();
  const sealedToken = await deps.sealer.seal({ token });
  const share = await repo.insertShare(deps.db, { userId, profileId, tokenHash, sealedToken, days, most: mostShares });
  if (!share) throw new AppError('INVALID', m.server_profile_too_many_shares({ max: mostShares }));
  return { ...share, hasEnded: false, address: addressOf(deps, token) };
}

const sealedTokenSchema = z.object({ token: z.string() });

/** An account's links that were not revoked, newest first. */
export async function listShares(deps: Deps, input: { userId: string }): Promise<Share[]> {
  const rows = await repo.listShares(deps.db, { userId: input.userId, limit: mostShares * 2 });
  return Promise.all(
    rows.map(async (row) => {
      const { data } = row.hasEnded ? {} : sealedTokenSchema.safeParse(await deps.sealer.open(row.sealedToken));
      return { ...row, address: data && addressOf(deps, data.token) };
    }),
  );
}

/** Revokes a link immediately. @throws AppError NOT_FOUND */
export async function revokeShare(deps: Deps, input: { userId: string; shareId: string }): Promise<void> {
  if (!(await repo.revokeShare(deps.db, input))) throw new AppError('NOT_FOUND', m.server_profile_share_not_found());
}

/**
 * The profile behind a link, for anyone who has it. Views by its owner, and repeated ones in the same tab, aren't
 * counted.
 * @throws AppError NOT_FOUND, the same for a link that expired, was revoked, is unknown, or whose owner no longer has
 *   Pro
 */
export async function viewShared(deps: Deps, input: { token: string; isAgain: boolean; viewerId: string | undefined }) {
  const tokenHash = hashToken(input.token);
  const userId = await repo.findShareOwner(deps.db, { tokenHash });
  if (!userId || !(await entitlementOf(deps, { userId })).isPro) throw noLink();
  const counts = !input.isAgain && input.viewerId !== userId;
  const row = await repo.viewShare(deps.db, { tokenHash, userId, counts });
  const profile = generatedProfileSchema.safeParse(row?.profile).data;
  if (!row || !profile) throw noLink();
  const { businessName } = toChatUserProfile(row.answers);
  return { profile, businessName, evidence: evidenceOf(row.answers), expiresAt: row.expiresAt };
}
