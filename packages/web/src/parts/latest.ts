/** The first entries of a list that was read with one entry more than it shows, and whether older entries are missing. */
export const latestOf = <T>(read: readonly T[], most: number): { shown: readonly T[]; note: string | undefined } => ({
  shown: read.slice(0, most),
  note: read.length > most ? `Only the latest ${most} are listed.` : undefined,
});
