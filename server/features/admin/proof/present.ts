import type { ListedProof } from './service.ts';

export const toProofList = (listed: readonly ListedProof[]) =>
  listed.map(
    ({ entry: { consentAt, consentByUserId: _, createdAt: __, updatedAt, position: ___, ...entry }, consentBy }) => ({
      ...entry,
      consentAt: consentAt.toISOString(),
      consentBy,
      updatedAt: updatedAt.toISOString(),
    }),
  );
