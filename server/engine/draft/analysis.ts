/** A customer's doubt with its answer; used when rewriting sections. */
import { inner, lowerFirst } from '../text.ts';
import { at, type Voice } from './voice.ts';

/** Returns advice on one of the customers' objections, with its answer; also used by the strategies section. */
export function doubtLine(v: Voice, index: number): string {
  const doubt = at(v.facts.objections, index);
  return `When ${v.many} hesitate (${lowerFirst(inner(doubt.objection))}), have the answer ready: ${lowerFirst(inner(doubt.answer))}.`;
}
