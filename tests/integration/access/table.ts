/**
 * The access table: what every procedure answers for each caller and target. A procedure without a row fails the build.
 */
import { appRouter } from '#server/trpc/app-router.ts';
import type { Kind } from './ask.ts';
import type { Row } from './cells.ts';
import { accountRows } from './rows-account.ts';
import { activationRows } from './rows-activation.ts';
import { affiliateRows } from './rows-affiliate.ts';
import { auditRows } from './rows-audit.ts';
import { authRows } from './rows-auth.ts';
import { chatRows } from './rows-chat.ts';
import { cartRows } from './rows-cart.ts';
import { adminRows } from './rows-admin.ts';
import { eventRows } from './rows-events.ts';
import { proofRows } from './rows-proof.ts';
import { profileDocumentRows } from './rows-profile-document.ts';
import { inboxRows } from './rows-inbox.ts';
import { memberRows } from './rows-member.ts';
import { operationsRows } from './rows-operations.ts';
import { planRows } from './rows-plan.ts';
import { privacyRows } from './rows-privacy.ts';
import { promptRows } from './rows-prompts.ts';
import { publicRows } from './rows-public.ts';
import { salesRows } from './rows-sales.ts';
import { revenueRows } from './rows-revenue.ts';
import { searchRows } from './rows-search.ts';
import { servicesRows } from './rows-services.ts';

const rows: Record<string, Row> = {
  ...chatRows,
  ...authRows,
  ...activationRows,
  ...memberRows,
  ...publicRows,
  ...affiliateRows,
  ...cartRows,
  ...Object.fromEntries(Object.entries(cartRows).map(([path, row]) => [path.replace(/^cart\./, 'checkout.'), row])),
  ...accountRows,
  ...profileDocumentRows,
  ...planRows,
  ...promptRows,
  ...revenueRows,
  ...searchRows,
  ...servicesRows,
  ...auditRows,
  ...adminRows,
  ...eventRows,
  ...proofRows,
  ...inboxRows,
  ...operationsRows,
  ...privacyRows,
  ...salesRows,
};

export const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: Kind } }>;

export const table = Object.fromEntries(
  Object.entries(rows).map(([path, row]) => [path, { ...row, type: procedures[path]?._def.type ?? 'query' }]),
) as Record<string, Row & { type: Kind }>;
