/** The choices that a person is offered: all, or those of an access list that is not empty (LIB-007). */
export const offered = (all: readonly string[], access: readonly string[]): string[] =>
  access.length === 0
    ? [...all]
    : [...all.filter((each) => access.includes(each)), ...access.filter((each) => !all.includes(each))];
