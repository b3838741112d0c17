import { Refusal } from './refusal.ts';

/** Runs work in the name of a person as soon as it is that person's turn. */
export type InTurn = <T>(person: string, work: () => Promise<T>) => Promise<T>;

export interface TurnLimits {
  /** How much runs at once in all. */
  atOnce: number;
  /** How much of it may be one person's: the rest stays free for the others. */
  perPerson: number;
  /** How much of one person may wait. */
  waiting: number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Work of many people shared out fairly: each has a line of their own, and the lines take turns. */
export function createTurns({ atOnce, perPerson, waiting }: TurnLimits): InTurn {
  /** In the order in which it is their turn; whoever has had it goes to the end. */
  const lines = new Map<string, Line>();
  let running = 0;

  /** Whoever has least under way; of several, whose last turn is longest ago. */
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

/** To somebody who does not wait for the answers. */
export const tooMany = () =>
  new Refusal('TOO_MANY', 'You are asking for too much at the same time. Please try again in a moment.');
