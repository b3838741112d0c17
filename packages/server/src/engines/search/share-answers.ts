import type { Store } from '../store/types.ts';

export interface Question<T> {
  /** The collection whose documents are searched: a change of one makes its answers outdated. */
  collection: string;
  /** Everything on which the answer depends, the rule of the viewer included, as text. */
  text: string;
  ask: () => Promise<T>;
  /** Number of documents in an answer. Large ones are shared while they are found, and not kept. */
  size: (answer: T) => number;
}

export type ShareAnswers = <T>(question: Question<T>) => Promise<T>;

/** Most answers kept for one collection, and most documents in one of them: a page of a screen has up to a hundred. */
const mostKept = 50;
const mostDocuments = 100;

/**
 * Shares one answer among equal questions: while it is being found, and afterwards until a document of its collection changes.
 * After a change, the open search pages of everyone ask again at about the same time.
 */
export function shareAnswers(onChanges: Store['onChanges']): ShareAnswers {
  const kept = new Map<string, Map<string, Promise<unknown>>>();
  // A search that runs during a change may have missed it: who asks from now on asks anew.
  onChanges((changes) => {
    for (const { collection } of changes) kept.delete(collection);
  });
  return async <T>({ collection, text, ask, size }: Question<T>): Promise<T> => {
    const answers = kept.get(collection) ?? new Map<string, Promise<unknown>>();
    kept.set(collection, answers);
    const known = answers.get(text) as Promise<T> | undefined;
    if (known) return known;
    const found = ask();
    answers.set(text, found);
    const [oldest] = answers.keys();
    if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
    const drop = () => void (answers.get(text) === found && answers.delete(text));
    found.then((answer) => void (size(answer) > mostDocuments && drop()), drop);
    return found;
  };
}
