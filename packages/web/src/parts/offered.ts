/**
 * Choices offered to a person: all of them, or those of the person's access list if it is not empty (LIB-007). What a document
 * already has is offered too, or its field would be empty on screen.
 */
export function offered(
  all: readonly string[],
  access: readonly string[],
  held: string | readonly string[] | null = [],
): string[] {
  if (access.length === 0) return [...all];
  const own = [...all.filter((each) => access.includes(each)), ...access.filter((each) => !all.includes(each))];
  const others = (typeof held === 'string' ? [held] : (held ?? [])).filter((each) => !own.includes(each));
  return [...own, ...others];
}
