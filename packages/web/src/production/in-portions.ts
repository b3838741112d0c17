import { mostAtOnce, type OpenNotes, sumOpenNotes } from '@pavilion/domain';
import { refusalWords } from '../call/refusal.ts';

/** What became of each of several things that were asked for by one press. */
export interface Outcome {
  done: readonly string[];
  refused: readonly { id: string; reason: string }[];
  /** What a sign-off leaves open. */
  openNotes?: OpenNotes;
}

/**
 * Asks for many things by as many calls as it takes, one after the other. A call that fails refuses what it was about, and the
 * next ones are made all the same.
 */
export async function inPortions<T>(
  items: readonly T[],
  idOf: (item: T) => string,
  ask: (portion: T[]) => Promise<Outcome>,
  /** Told after each call how many have been asked for. */
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
