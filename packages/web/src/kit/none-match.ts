/** Message of a list that a search leaves empty: `No briefs match “Ashes”.` */
export const noneMatch = (search: string, plural = 'entries'): string =>
  search.trim() ? `No ${plural} match “${search.trim()}”.` : `There are no ${plural} to choose from.`;
