/** Creates members with roadmaps, without the chat and without signing in, which is limited. */
import { randomUUID } from 'node:crypto';
import { ask } from '../integration/access/ask.ts';
import { finish } from '../integration/access/world.ts';
import type { TestDatabase } from './database.ts';
import { insertAccount, openSessions, type Account } from './members.ts';
import { createVisitor, siteSecret, type Visitor } from './site.ts';

export type Planner = Account & { visitor: Visitor };

/** Creates a confirmed member with a session. */
export async function createPlanner(database: TestDatabase, address: string): Promise<Planner> {
  const account = await insertAccount(database);
  const [session] = await openSessions(database, account.id, { count: 1, secret: siteSecret });
  return { ...account, visitor: createVisitor(address, { cookie: session!.cookie }) };
}

/** Calls a mutation without an input, as our own pages do. @throws with the message of a refusal. */
export async function press<T>({ visitor }: Planner, path: string): Promise<T> {
  const { data, error } = await ask(visitor, path, 'mutation', undefined);
  if (error) throw new Error(error.message);
  return data as T;
}

export const sampleRoadmap = {
  thirtyDays: ['Complete the business listing', 'Ask ten customers for a review', 'Answer missed calls by text'],
  ninetyDays: ['Write a page per town', 'Start a monthly mail'],
  longTerm: 'A second van',
};

/** Gives an account a finished profile with a roadmap; calling it again replaces the roadmap. */
export async function giveRoadmap(
  database: TestDatabase,
  userId: string,
  roadmap: object = sampleRoadmap,
): Promise<void> {
  const { profileId } = await finish(database, { visitorId: randomUUID(), userId });
  await database.query('update ai_conversation_profiles set generated_profile = $2 where id = $1', [
    profileId,
    JSON.stringify({ roadmap }),
  ]);
}
