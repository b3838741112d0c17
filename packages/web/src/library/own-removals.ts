/** Items that this person is taking away: no notice says of them that they have gone. */
const own = new Set<string>();

/** Runs a deletion or a removal of these items; the answer is undefined when it failed, and the items stay. */
export async function takeAway<T>(ids: readonly string[], run: () => Promise<T | undefined>): Promise<T | undefined> {
  // The items may leave the list before the answer comes.
  for (const id of ids) own.add(id);
  const answer = await run();
  if (answer === undefined) forgetTakenAway(ids);
  return answer;
}

export const isTakenAway = (id: string): boolean => own.has(id);

/** For items that are there again. */
export function forgetTakenAway(ids: readonly string[]): void {
  for (const id of ids) own.delete(id);
}
