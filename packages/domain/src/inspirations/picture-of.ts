import type { Inspiration } from './documents.ts';

type Pictured = Pick<Inspiration, 'file' | 'chosenImage' | 'capturedExtFiles'>;

/** File id of an inspiration's picture: the upload, otherwise the chosen or first picture kept from its link. */
export function pictureOf({ file, chosenImage, capturedExtFiles }: Pictured): string | undefined {
  if (file) return file;
  return capturedExtFiles.find((id) => id === chosenImage) ?? capturedExtFiles[0];
}

/** Progress of reading a link. A file needs no reading. */
export function readingOf({
  what,
  scraped,
  error,
}: Pick<Inspiration, 'what' | 'scraped' | 'error'>): 'reading' | 'failed' | 'done' {
  if (error) return 'failed';
  return what === 'file' || scraped ? 'done' : 'reading';
}

/** Name of an inspiration: its title, otherwise its link. */
export const nameOfInspiration = ({ title, url }: Pick<Inspiration, 'title' | 'url'>): string =>
  title || url?.replace(/^https?:\/\/(www\.)?/i, '') || 'Inspiration';
