/** The built-in engine behind the port: no network, no cost, the same draft for the same answers. */
import { draftLocally } from '../../engine/draft-local.ts';
import type { ProfileWriter } from './port.ts';

/** @returns a writer that needs no key, records no attempts and asks for no budget. */
export function createLocalWriter(): ProfileWriter {
  return { engine: 'local', draft: (brief) => Promise.resolve().then(() => draftLocally(brief)) };
}
