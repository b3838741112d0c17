import { type SearchBody, type SearchClause, wordsIn } from '@pavilion/domain';
import type { Where } from '@pavilion/sync';

export type PictureSource = 'catalogue' | 'brief' | 'archive' | 'uploaded';

/** What is looked for. */
export type Looked = 'picture' | 'video';

export const pictureSources: readonly { value: PictureSource; label: string }[] = [
  { value: 'catalogue', label: 'Catalogue' },
  { value: 'brief', label: 'Files of a brief' },
  { value: 'archive', label: 'Recordings and clips' },
  { value: 'uploaded', label: 'Uploaded for graphics' },
];

export interface PictureQuery {
  of?: Looked;
  source: PictureSource;
  /** Id of the brief whose files are shown. */
  brief: string | null;
  search: string;
}

/** Files of signed content, of a brief, of matches, or of other graphics. */
export function pictureWhere({ of = 'picture', source, brief }: PictureQuery): Where {
  const assetType = of === 'video' ? 'video' : 'image';
  switch (source) {
    case 'uploaded':
      // Layers of imported files stay with their template.
      return of === 'video' ? { what: 'graphic-video' } : { what: 'graphic-picture', importedFor: null };
    case 'brief':
      return { prodID: brief, what: { in: ['deliverable', 'briefReference'] }, assetType };
    case 'archive':
      return { what: { in: ['match-clip', 'match-reel', 'recording'] }, assetType };
    case 'catalogue':
      return { what: { in: ['deliverable', 'collection-file'] }, status: 'signed', assetType };
  }
}

/** The same with search words; null without words. */
export function pictureSearch(query: PictureQuery, count: number): Partial<SearchBody> | null {
  const words = wordsIn(['name', 'sourceFileName', 'label', 'delTitle', 'prodTitle'], query.search);
  if (!words) return null;
  const filter: SearchClause[] = Object.entries(pictureWhere(query)).map(([field, value]) => {
    if (value === null) return { bool: { must_not: { exists: { field } } } };
    const list = typeof value === 'object' && value !== null && 'in' in value ? value.in : undefined;
    return Array.isArray(list) ? { terms: { [field]: list.map(String) } } : { term: { [field]: String(value) } };
  });
  return { query: { bool: { must: [words], filter } }, from: 0, size: count };
}
