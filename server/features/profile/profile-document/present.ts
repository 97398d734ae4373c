import type { VersionKind } from '#shared/domain/member.ts';
import type { myProfileDocument, Share, versionOf, viewShared } from './service.ts';

type Version = { version: number; kind: VersionKind; changed: string; remark: string | null; createdAt: Date };

function toVersionView({ version, kind, changed, remark, createdAt }: Version) {
  return { version, kind, changed, remark, createdAt: createdAt.toISOString() };
}

/** A member's profile for its screen, without prompts, email, and phone. */
export function toProfileDocumentView(found: Awaited<ReturnType<typeof myProfileDocument>>) {
  if (!found) return null;
  return {
    conversationId: found.conversationId,
    profileId: found.profileId,
    version: found.version,
    profile: found.profile,
    promptCount: found.prompts,
    platformCount: found.platforms,
    businessName: found.businessName,
    firstName: found.firstName,
    answers: found.evidence,
    engine: found.engine,
    createdAt: found.createdAt.toISOString(),
    isPro: found.isPro,
    mayRewrite: found.mayRewrite,
    versions: found.versions.map(toVersionView),
    rewriting: found.rewriting,
  };
}

export function toWholeVersionView(found: Awaited<ReturnType<typeof versionOf>>) {
  return { ...toVersionView(found), profile: found.profile };
}

export function toShareView({ id, address, createdAt, expiresAt, hasEnded, views, lastViewedAt }: Share) {
  return {
    id,
    address: address ?? null,
    createdAt: createdAt.toISOString(),
    endsAt: expiresAt.toISOString(),
    hasEnded,
    views,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  };
}

/** A shared profile for anyone with the link. Reveals nothing about the account. */
export function toSharedView({ profile, businessName, evidence, expiresAt }: Awaited<ReturnType<typeof viewShared>>) {
  return { profile, businessName, answers: evidence, endsAt: expiresAt.toISOString() };
}
