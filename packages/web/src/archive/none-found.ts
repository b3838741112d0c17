/** Message of an empty result. Without filters, only match access can leave it empty: `There are no clips within …`. */
export const noneFound = (plural: string, filtered: boolean): string =>
  filtered
    ? `These filters find no ${plural}. Change or remove a filter.`
    : `There are no ${plural} within your match access yet.`;
