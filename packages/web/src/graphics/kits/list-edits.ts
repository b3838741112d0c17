/** The list with one of its items changed. */
export const withItem = <T>(items: readonly T[], at: number, changes: Partial<T>): T[] =>
  items.map((item, index) => (index === at ? { ...item, ...changes } : item));

export const withoutItem = <T>(items: readonly T[], at: number): T[] => items.filter((_, index) => index !== at);
