interface Titled {
  group: string;
  label: string;
}

/** Groups with a title that is exactly the text come first, and in each group the exact titles. Otherwise the order stays. */
export function exactFirst<T extends Titled>(items: readonly T[], text: string): T[] {
  const wanted = text.trim().toLowerCase();
  const exact = (item: T) => item.label.trim().toLowerCase() === wanted;
  const groups = [...new Set([...items.filter(exact), ...items].map(({ group }) => group))];
  return groups.flatMap((name) => {
    const group = items.filter((item) => item.group === name);
    return [...group.filter(exact), ...group.filter((item) => !exact(item))];
  });
}
