import { openNotesWords } from '@pavilion/domain';
import { countWords, formatCount } from '../../kit/count-words.ts';
import { listWords } from '../../kit/list-words.ts';
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

/** Most that are named in one notice. */
const mostNamed = 5;

/**
 * The outcome of an Undo of several in words: how many are back, and which are not. `back` says where: `back`, `back in review`.
 */
export function undoneWords({ done, refused }: Outcome, titleOf: (id: string) => string, back = 'back'): string {
  const isOrAre = done.length === 1 ? 'is' : 'are';
  if (refused.length === 0) return `${countWords(done.length, 'deliverable')} ${isOrAre} ${back}.`;
  const all = countWords(done.length + refused.length, 'deliverable');
  const some = done.length === 0 ? `None of ${all} is ${back}.` : `${done.length} of ${all} ${isOrAre} ${back}.`;
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  const why = reasons.map((reason) => {
    const titles = refused.filter((one) => one.reason === reason).map(({ id }) => `“${titleOf(id)}”`);
    const more = titles.length > mostNamed ? [`${titles.length - mostNamed} more`] : [];
    return `Not ${listWords([...titles.slice(0, mostNamed), ...more])}: ${reason}`;
  });
  return [some, ...why].join(' ');
}

/** `2 deliverables moved to “Winter”.`, and which did not. */
export function movedWords({ done, refused }: Outcome, brief: string): string {
  const moved = `${countWords(done.length, 'deliverable')} moved to ${brief}.`;
  const [first] = refused;
  return first ? `${moved} Not done: ${formatCount(refused.length)}. ${first.reason}` : moved;
}
