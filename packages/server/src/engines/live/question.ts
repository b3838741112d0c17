import type { Store } from '../store/types.ts';

/** A database query, shared by everybody who waits for its answer. */
export interface Question<T> {
  ask(person: string): Promise<T>;
}

/** The query waits in the queue of each person, and runs for all at the first turn. */
export function createQuestion<T>(inTurn: Store['inTurn'], load: () => Promise<T>): Question<T> {
  let asking: { people: Set<string>; answer: Promise<T>; turnOf: (person: string) => Promise<void> } | undefined;

  function begin() {
    const people = new Set<string>();
    let turnOf = async (_person: string): Promise<void> => undefined;
    const answer = new Promise<T>((resolve, reject) => {
      let isAsked = false;
      turnOf = (person) =>
        inTurn(person, async () => {
          if (isAsked) return;
          isAsked = true;
          await load().then(resolve, reject);
        }).catch((error: unknown) => {
          // Reject only when this person waits alone; others may still get their turn.
          if (people.size === 1) reject(error);
        });
    });
    const end = () => {
      asking = undefined;
    };
    answer.then(end, end);
    return { people, answer, turnOf };
  }

  return {
    ask(person) {
      asking ??= begin();
      const { people, answer, turnOf } = asking;
      if (!people.has(person)) {
        people.add(person);
        void turnOf(person);
      }
      return answer;
    },
  };
}
