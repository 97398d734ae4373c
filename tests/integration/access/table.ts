/** Every procedure, and what it answers to whom about what. A procedure without a row fails the build. */
import type { Row } from './cells.ts';
import { affiliateRows } from './rows-affiliate.ts';
import { checkoutRows } from './rows-checkout.ts';
import { dashboardRows } from './rows-dashboard.ts';
import { documentRows } from './rows-document.ts';
import { machineRows } from './rows-machine.ts';
import { packsRows } from './rows-packs.ts';
import { planRows } from './rows-plan.ts';
import { promptsRows } from './rows-prompts.ts';
import { seatsRows } from './rows-seats.ts';
import { servicesRows } from './rows-services.ts';
import { settingsRows } from './rows-settings.ts';
import { voiceRows } from './rows-voice.ts';
import { tutorialsRows } from './rows-tutorials.ts';
import { auditRows } from './rows-audit.ts';
import { claimsRows } from './rows-claims.ts';
import { inboxRows } from './rows-inbox.ts';
import { numbersRows } from './rows-numbers.ts';
import { operationsRows } from './rows-operations.ts';
import { peopleRows } from './rows-people.ts';

import { activationRows } from './rows-activation.ts';
import { authRows } from './rows-auth.ts';
import { chatRows } from './rows-chat.ts';
import { leadRows } from './rows-leads.ts';
import { memberRows } from './rows-member.ts';

export const table: Record<string, Row> = {
  ...chatRows,
  ...authRows,
  ...activationRows,
  ...memberRows,
  ...leadRows,
  ...affiliateRows,
  ...checkoutRows,
  ...dashboardRows,
  ...documentRows,
  ...machineRows,
  ...packsRows,
  ...planRows,
  ...promptsRows,
  ...seatsRows,
  ...servicesRows,
  ...settingsRows,
  ...tutorialsRows,
  ...voiceRows,
  ...auditRows,
  ...claimsRows,
  ...inboxRows,
  ...numbersRows,
  ...operationsRows,
  ...peopleRows,
};
