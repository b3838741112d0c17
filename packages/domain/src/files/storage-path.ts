/** File systems allow 255 bytes in a name and object stores 1,024 in a key; four titles and a file name must fit into both. */
const longestSegment = 150;

// Slashes and reserved characters become hyphens; invisible ones (control, direction, half surrogates) are removed.
const reserved = /[/\\<>:"|?*]/g;
const invisible = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * One name of a storage path, made from typed text: no slashes, control characters or reserved names, at most 150 bytes. Emoji
 * and right-to-left text are kept.
 */
export function pathSegment(text: string, fallback = 'Untitled'): string {
  const cleaned = shortened(
    text.normalize('NFC').replace(invisible, ' ').replace(reserved, '-').replace(/\s+/gu, ' '),
    longestSegment,
  );
  const trimmed = cleaned.replace(/^[\s.]+|[\s.]+$/gu, '');
  if (trimmed === '') return fallback;
  return deviceName.test(trimmed) ? `_${trimmed}` : trimmed;
}

/** The longest start of a text that fits into this many bytes of UTF-8, without splitting a visible character. */
function shortened(text: string, bytes: number): string {
  let kept = '';
  let size = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    size += byteLength(segment);
    if (size > bytes) break;
    kept += segment;
  }
  return kept;
}

function byteLength(text: string): number {
  let size = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    size += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return size;
}

/** The document that a file belongs to, with the titles for its folder. */
export type StoragePlace =
  | {
      what: 'deliverable';
      department?: string | undefined;
      briefTitle: string;
      deliverableTitle: string;
      deliverable: string;
    }
  | { what: 'brief-file' | 'briefReference'; department?: string | undefined; briefTitle: string }
  | { what: 'collection-file'; department?: string | undefined; collection: string }
  | { what: 'inspiration' | 'archive-awaiting' | 'match-reel' | 'match-clip' | 'livestream-county-logo' | 'zip' }
  | { what: 'graphic-picture' | 'graphic-video' | 'graphic-font' | 'graphic-export' };

/** The folder in which a file is stored (DAT-135..139 and, for archive and livestreams, ARC-042, ARC-044, LIV-057). */
export function storagePath(place: StoragePlace, year: string): string {
  switch (place.what) {
    case 'deliverable':
      return joined('files', year, department(place), place.briefTitle, place.deliverableTitle, place.deliverable);
    case 'brief-file':
      return joined('files', year, department(place), place.briefTitle);
    case 'briefReference':
      return joined('files', year, department(place), place.briefTitle, 'References');
    case 'collection-file':
      return joined('files', year, department(place), 'collections', place.collection);
    case 'inspiration':
      return joined('inspirations', year);
    case 'archive-awaiting':
      return joined('archive', year);
    case 'match-reel':
      return joined('match_reels', year);
    case 'match-clip':
      return joined('match_clips', year);
    case 'livestream-county-logo':
      return joined('livestreaming', 'watermarks', year);
    case 'graphic-picture':
      return joined('graphics', 'pictures', year);
    case 'graphic-video':
      return joined('graphics', 'videos', year);
    case 'graphic-font':
      return joined('graphics', 'fonts', year);
    case 'graphic-export':
      return joined('graphics', 'exports', year);
    case 'zip':
      return joined('zips', year);
  }
}

/** First segments of all storage keys. Whatever else lies in a folder or bucket does not belong to the product. */
export const storageRoots: readonly string[] = [
  'files',
  'previews',
  'inspirations',
  'archive',
  'match_reels',
  'match_clips',
  'livestreaming',
  'graphics',
  'zips',
];

/** The storage key of a file: folder, name and a mark unique to the upload, so that no file is overwritten. */
export function storageKey(folder: string, fileName: string, unique: string): string {
  const dot = fileName.lastIndexOf('.');
  const [base, extension] =
    dot > 0 ? [fileName.slice(0, dot), pathSegment(fileName.slice(dot + 1), '')] : [fileName, ''];
  const name = `${pathSegment(base, 'file')}-${pathSegment(unique, '0')}`;
  return `${folder}/${extension ? `${name}.${extension.slice(0, 20)}` : name}`;
}

const department = (place: { department?: string | undefined }) => place.department || 'No department';
const joined = (...segments: string[]) => segments.map((segment) => pathSegment(segment)).join('/');
