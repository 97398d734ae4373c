/** Prepares shared data that the sites of all workers start from, so that each doesn't have to create it. */
import { ensureTemplate } from '../helpers/database-template.ts';

export default async function setup(): Promise<void> {
  await ensureTemplate();
}
