import type { Deliverable } from './documents.ts';

type Target = Pick<Deliverable, 'id' | 'title' | 'folderName' | 'format' | 'state'>;
export interface NamedFile {
  name: string;
  /** The folders above the file. */
  folder: string;
}

/** The words of a name, in lower case, without extension, version number and punctuation. */
function wordsOf(name: string): string[] {
  return name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\b(v|ver|version)\s?\d+\b/g, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'final');
}

/**
 * The most likely deliverable of each file, by name; null if none matches or two match equally. Signed deliverables take no
 * versions. The file name must contain every word of the title; folder and dimensions decide between equal titles.
 */
export function matchFiles(files: readonly NamedFile[], deliverables: readonly Target[]): (string | null)[] {
  const open = deliverables
    .filter(({ state }) => state !== 'signed')
    .map((deliverable) => ({ deliverable, words: wordsOf(deliverable.title) }))
    .filter(({ words }) => words.length > 0);
  return files.map((file) => {
    const own = new Set(wordsOf(file.name));
    const folder = new Set(wordsOf(file.folder));
    let best: { id: string; score: number } | null = null;
    let tied = false;
    for (const { deliverable, words } of open) {
      if (!words.every((word) => own.has(word))) continue;
      const dimensions = wordsOf(deliverable.format ?? '');
      const place = wordsOf(deliverable.folderName ?? '');
      const score =
        words.length * 10 +
        (dimensions.length > 0 && dimensions.every((word) => own.has(word) || folder.has(word)) ? 3 : 0) +
        (place.length > 0 && place.every((word) => folder.has(word) || own.has(word)) ? 2 : 0);
      if (best && score === best.score) tied = true;
      if (!best || score > best.score) {
        best = { id: deliverable.id, score };
        tied = false;
      }
    }
    return best && !tied ? best.id : null;
  });
}
