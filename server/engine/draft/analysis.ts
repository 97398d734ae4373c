/** A doubt of customers with its answer; used by the rewriting of sections. */
import { inner, lowerFirst } from '../text.ts';
import { at, type Voice } from './voice.ts';

/** Rival reasons, answered; used by the strategy part too. */
export function doubtLine(v: Voice, index: number): string {
  const doubt = at(v.facts.objections, index);
  return `When ${v.many} hesitate (${lowerFirst(inner(doubt.objection))}), have the answer ready: ${lowerFirst(inner(doubt.answer))}.`;
}
