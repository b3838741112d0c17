/** A title or name without regard to capitals and blanks. */
export const plainTitle = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The documents that a cell names by id or a link, else by their very name, else by a name that differs in capitals or blanks only. */
export function namedInCell<T extends { id: string }>(
  cell: string,
  all: readonly T[],
  { idIn, nameOf }: { idIn: (cell: string) => string; nameOf: (one: T) => string },
): T[] {
  const id = idIn(cell);
  const byId = all.filter((one) => one.id === id);
  const exact = all.filter((one) => nameOf(one) === cell);
  const alike = all.filter((one) => plainTitle(nameOf(one)) === plainTitle(cell));
  return [byId, exact, alike].find(({ length }) => length > 0) ?? [];
}
