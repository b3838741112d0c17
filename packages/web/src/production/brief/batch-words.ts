import { formatCount } from '../../kit/count-words.ts';
import type { Outcome } from '../in-portions.ts';

/** What a press on several did: all of them, or how many and why the others were not. */
export function batchWords(verb: string): (answer: Outcome) => string {
  return ({ done, refused }) => {
    const [first] = refused;
    if (!first) return done.length === 1 ? verb : `${verb}: ${formatCount(done.length)}`;
    return `${verb}: ${formatCount(done.length)}. Not done: ${formatCount(refused.length)}. ${first.reason}`;
  };
}
