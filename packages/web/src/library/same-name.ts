/** Whether two collections would be taken for one another by their names. */
export const sameName = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0;
