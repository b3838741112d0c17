import { renamedEntry } from '@pavilion/domain/graphics';

/** The list with one of its items changed. */
export const withItem = <T>(items: readonly T[], at: number, changes: Partial<T>): T[] =>
  items.map((item, index) => (index === at ? { ...item, ...changes } : item));

export const withoutItem = <T>(items: readonly T[], at: number): T[] => items.filter((_, index) => index !== at);

/** The list with one of its entries under another name. */
export const withName = <T extends { name: string; former?: string[] | undefined }>(
  items: readonly T[],
  at: number,
  name: string,
): T[] => items.map((item, index) => (index === at ? renamedEntry(item, name) : item));
