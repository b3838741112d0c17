/** Choices offered to a person: all of them, or those of the person's access list if it is not empty (LIB-007). */
export const offered = (all: readonly string[], access: readonly string[]): string[] =>
  access.length === 0
    ? [...all]
    : [...all.filter((each) => access.includes(each)), ...access.filter((each) => !all.includes(each))];
