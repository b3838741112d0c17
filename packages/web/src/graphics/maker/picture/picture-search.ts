import { type SearchBody, type SearchClause, wordsIn } from '@pavilion/domain';
import type { Where } from '@pavilion/sync';

export type PictureSource = 'catalogue' | 'brief' | 'uploaded';

export const pictureSources: readonly { value: PictureSource; label: string }[] = [
  { value: 'catalogue', label: 'Catalogue' },
  { value: 'brief', label: 'Files of a brief' },
  { value: 'uploaded', label: 'Uploaded for graphics' },
];

export interface PictureQuery {
  source: PictureSource;
  /** Id of the brief whose files are shown. */
  brief: string | null;
  search: string;
}

/** Files of signed content, of a brief, or of other graphics. */
export function pictureWhere({ source, brief }: PictureQuery): Where {
  if (source === 'uploaded') return { what: 'graphic-picture' };
  if (source === 'brief') return { prodID: brief, what: { in: ['deliverable', 'briefReference'] }, assetType: 'image' };
  return { what: { in: ['deliverable', 'collection-file'] }, status: 'signed', assetType: 'image' };
}

/** The same with search words; null without words. */
export function pictureSearch(query: PictureQuery, count: number): Partial<SearchBody> | null {
  const words = wordsIn(['name', 'sourceFileName', 'label', 'delTitle', 'prodTitle'], query.search);
  if (!words) return null;
  const filter: SearchClause[] = Object.entries(pictureWhere(query)).map(([field, value]) => {
    const list = typeof value === 'object' && value !== null && 'in' in value ? value.in : undefined;
    return Array.isArray(list) ? { terms: { [field]: list.map(String) } } : { term: { [field]: String(value) } };
  });
  return { query: { bool: { must: [words], filter } }, from: 0, size: count };
}
