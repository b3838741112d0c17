import { mostAtOnce, type OpenNotes, sumOpenNotes } from '@pavilion/domain';
import { refusalWords } from '../call/refusal.ts';

/** The outcome of one action on several documents. */
export interface Outcome {
  done: readonly string[];
  refused: readonly { id: string; reason: string }[];
  /** Notes that a sign-off leaves open. */
  openNotes?: OpenNotes;
}

/**
 * Makes as many calls as needed for many documents, one after another. Documents of a failed call count as refused; the next
 * calls are still made.
 */
export async function inPortions<T>(
  items: readonly T[],
  idOf: (item: T) => string,
  ask: (portion: T[]) => Promise<Outcome>,
  /** Called after each call, with the number of documents so far. */
  onAsked?: (count: number) => void,
): Promise<Outcome> {
  const done: string[] = [];
  const refused: { id: string; reason: string }[] = [];
  const open: OpenNotes[] = [];
  for (let from = 0; from < items.length; from += mostAtOnce) {
    const portion = items.slice(from, from + mostAtOnce);
    try {
      const outcome = await ask(portion);
      done.push(...outcome.done);
      refused.push(...outcome.refused);
      if (outcome.openNotes) open.push(outcome.openNotes);
    } catch (error) {
      const reason = refusalWords(error).message;
      refused.push(...portion.map((item) => ({ id: idOf(item), reason })));
    }
    onAsked?.(from + portion.length);
  }
  return { done, refused, openNotes: sumOpenNotes(open) };
}
