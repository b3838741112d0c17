import { Refusal } from './refusal.ts';

/** Runs work in the name of a person when it is that person's turn. */
export type InTurn = <T>(person: string, work: () => Promise<T>) => Promise<T>;

export interface TurnLimits {
  /** Most runs at once in total. */
  atOnce: number;
  /** Most runs at once for one person; the rest is kept for others. */
  perPerson: number;
  /** Most waiting requests of one person. */
  waiting: number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Shares work fairly between people: each has a queue, and the queues take turns. */
export function createTurns({ atOnce, perPerson, waiting }: TurnLimits): InTurn {
  /** In order of turns: a person who had a turn moves to the end. */
  const lines = new Map<string, Line>();
  let running = 0;

  /** The person with the fewest running; among several, the one whose last turn is longest ago. */
  function nextPerson(): string | undefined {
    let best: { person: string; running: number } | undefined;
    for (const [person, line] of lines) {
      if (line.waiting.length === 0 || line.running >= (best?.running ?? perPerson)) continue;
      best = { person, running: line.running };
    }
    return best?.person;
  }

  function advance(): void {
    while (running < atOnce) {
      const person = nextPerson();
      if (person === undefined) return;
      const line = lines.get(person)!;
      lines.delete(person);
      lines.set(person, line);
      line.running++;
      running++;
      line.waiting.shift()!();
    }
  }

  function queue(person: string): Promise<void> {
    const line = lines.get(person) ?? { running: 0, waiting: [] };
    if (line.waiting.length >= waiting) throw tooMany();
    lines.set(person, line);
    return new Promise((resolve) => {
      line.waiting.push(resolve);
      advance();
    });
  }

  function leave(person: string): void {
    const line = lines.get(person)!;
    line.running--;
    running--;
    if (line.running === 0 && line.waiting.length === 0) lines.delete(person);
    advance();
  }

  return async (person, work) => {
    await queue(person);
    try {
      return await work();
    } finally {
      leave(person);
    }
  };
}

/** Refuses a person with too many waiting requests. */
export const tooMany = () =>
  new Refusal('TOO_MANY', 'You are asking for too much at the same time. Please try again in a moment.');
