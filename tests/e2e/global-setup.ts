/** Prepares what the sites of all workers start from, so that they don't each make it. */
import { ensureTemplate } from '../helpers/database-template.ts';

export default async function setup(): Promise<void> {
  await ensureTemplate();
}
