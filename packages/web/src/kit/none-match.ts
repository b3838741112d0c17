/** Message of a list that a search leaves empty: `Nothing matches “Ashes”.` */
export const noneMatch = (search: string): string =>
  search.trim() ? `Nothing matches “${search.trim()}”.` : 'There is nothing to choose from.';
