/** Every procedure, and what it answers to whom about what. A procedure without a row fails the build. */
import type { Row } from './cells.ts';
import { activationRows } from './rows-activation.ts';
import { authRows } from './rows-auth.ts';
import { chatRows } from './rows-chat.ts';
import { leadRows } from './rows-leads.ts';
import { memberRows } from './rows-member.ts';

export const table: Record<string, Row> = { ...chatRows, ...authRows, ...activationRows, ...memberRows, ...leadRows };
