import type { Inspiration } from './documents.ts';

type Pictured = Pick<Inspiration, 'file' | 'chosenImage' | 'capturedExtFiles'>;

/** The id of the file that shows an inspiration: what was uploaded, else the chosen one of the pictures kept of its link. */
export function pictureOf({ file, chosenImage, capturedExtFiles }: Pictured): string | undefined {
  if (file) return file;
  return capturedExtFiles.find((id) => id === chosenImage) ?? capturedExtFiles[0];
}

/** Where the reading of a link stands; a file needs none. */
export function readingOf({
  what,
  scraped,
  error,
}: Pick<Inspiration, 'what' | 'scraped' | 'error'>): 'reading' | 'failed' | 'done' {
  if (error) return 'failed';
  return what === 'file' || scraped ? 'done' : 'reading';
}

/** What an inspiration is called: its title, else its link. */
export const nameOfInspiration = ({ title, url }: Pick<Inspiration, 'title' | 'url'>): string =>
  title || url?.replace(/^https?:\/\/(www\.)?/i, '') || 'Inspiration';
