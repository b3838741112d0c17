import { openNotesWords } from '@pavilion/domain';
import { formatCount } from '../../kit/count-words.ts';
import type { Outcome } from '../in-portions.ts';

/** The outcome of a batch in words: how many were done, and why the others were not. */
export function batchWords(verb: string): (answer: Outcome) => string {
  return ({ done, refused, openNotes }) => {
    const [first] = refused;
    const open = openNotes && openNotesWords(openNotes);
    const left = open ? `, with ${open}` : '';
    if (!first) return done.length === 1 ? `${verb}${left}` : `${verb}: ${formatCount(done.length)}${left}`;
    return `${verb}: ${formatCount(done.length)}${left}. Not done: ${formatCount(refused.length)}. ${first.reason}`;
  };
}
