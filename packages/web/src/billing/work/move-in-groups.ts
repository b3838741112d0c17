import { mostAttributed } from '@pavilion/domain/billing';

export interface Moved {
  done: string[];
  /** Sessions that the server left alone, because someone else had already changed them. */
  passed: number;
  /** Sessions that were not moved, because a call failed. */
  failed: number;
}

/** Moves sessions by as many calls as it takes. A call that fails, with undefined, ends the move. */
export async function moveInGroups(
  ids: readonly string[],
  ask: (group: string[]) => Promise<{ done: readonly string[] } | undefined>,
): Promise<Moved> {
  const done: string[] = [];
  let asked = 0;
  while (asked < ids.length) {
    const group = ids.slice(asked, asked + mostAttributed);
    const answer = await ask(group);
    if (!answer) break;
    asked += group.length;
    done.push(...answer.done);
  }
  return { done, passed: asked - done.length, failed: ids.length - asked };
}
