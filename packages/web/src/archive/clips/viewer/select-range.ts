/**
 * The selection after a Shift-click: switches every listed event between the last toggled one and this one, both included. An
 * event that is no longer listed starts no range.
 */
export function selectRange(
  selected: ReadonlySet<string>,
  listed: readonly string[],
  range: { from: string | undefined; to: string },
  on: boolean,
): Set<string> {
  const [from, to] = [range.from === undefined ? -1 : listed.indexOf(range.from), listed.indexOf(range.to)];
  const ids = from < 0 || to < 0 ? [range.to] : listed.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
