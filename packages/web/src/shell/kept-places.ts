/** Item of the session storage in which the router keeps the places of all entries of the history over a reload. */
export const placesKey = 'tsr-scroll-restoration-v1_3';

/** What the pages before in this tab have left there, as text; null in a new tab. */
export function keptPlaces(): string | null {
  try {
    return sessionStorage.getItem(placesKey);
  } catch {
    // Browsers may refuse the storage.
    return null;
  }
}
