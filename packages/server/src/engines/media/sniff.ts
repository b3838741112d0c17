import { open } from 'node:fs/promises';
import { extname } from 'node:path';

export type AssetType = 'video' | 'image' | 'other';

/** Type of a file by its content; its name plays no part. */
export interface Sniffed {
  state: 'known' | 'empty' | 'unknown';
  mime: string;
  /** Without the dot; empty when unknown. */
  extension: string;
  assetType: AssetType;
  /** For people: `MP4 video`, `PDF document`. */
  name: string;
}

const HEAD_BYTES = 64 * 1024;

const EMPTY: Sniffed = {
  state: 'empty',
  mime: 'application/octet-stream',
  extension: '',
  assetType: 'other',
  name: 'empty file',
};
const UNKNOWN: Sniffed = { ...EMPTY, state: 'unknown', name: 'file of unknown type' };

function known(extension: string, mime: string, name: string): Sniffed {
  const family = mime === 'application/mxf' ? 'video' : mime.split('/')[0];
  const assetType = family === 'video' || family === 'image' ? family : 'other';
  return { state: 'known', mime, extension, assetType, name };
}

const MP4 = known('mp4', 'video/mp4', 'MP4 video');
const MOV = known('mov', 'video/quicktime', 'QuickTime video');
const TEXT = known('txt', 'text/plain', 'text file');
const ZIP = known('zip', 'application/zip', 'ZIP archive');
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Brands in the first box of MP4-like files; unlisted brands are plain MP4. */
const BRANDS: Record<string, Sniffed> = {
  'qt  ': MOV,
  'M4V ': known('m4v', 'video/x-m4v', 'M4V video'),
  'M4A ': known('m4a', 'audio/mp4', 'M4A sound'),
  '3gp4': known('3gp', 'video/3gpp', '3GP video'),
  '3gp5': known('3gp', 'video/3gpp', '3GP video'),
  avif: known('avif', 'image/avif', 'AVIF image'),
  heic: known('heic', 'image/heic', 'HEIC image'),
  heix: known('heic', 'image/heic', 'HEIC image'),
  mif1: known('heic', 'image/heif', 'HEIF image'),
  'crx ': known('cr3', 'image/x-canon-cr3', 'Canon raw image'),
};

/** Types with fixed bytes at a fixed offset; the first match wins. */
const SIGNATURES: readonly [at: number, bytes: string, Sniffed][] = [
  [0, '\x89PNG\r\n\x1a\n', known('png', 'image/png', 'PNG image')],
  [0, '\xff\xd8\xff', known('jpg', 'image/jpeg', 'JPEG image')],
  [0, 'GIF87a', known('gif', 'image/gif', 'GIF image')],
  [0, 'GIF89a', known('gif', 'image/gif', 'GIF image')],
  [0, '8BPS\x00\x01', known('psd', 'image/vnd.adobe.photoshop', 'Photoshop file')],
  [0, '8BPS\x00\x02', known('psb', 'image/vnd.adobe.photoshop', 'large Photoshop file')],
  [0, 'II*\x00', known('tif', 'image/tiff', 'TIFF image')],
  [0, 'MM\x00*', known('tif', 'image/tiff', 'TIFF image')],
  [0, 'BM', known('bmp', 'image/bmp', 'BMP image')],
  [0, '%!PS', known('eps', 'application/postscript', 'PostScript file')],
  [0, '\xc5\xd0\xd3\xc6', known('eps', 'application/postscript', 'PostScript file')],
  [0, '\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02', known('mxf', 'application/mxf', 'MXF video')],
  [0, '\x00\x00\x01\xba', known('mpg', 'video/mpeg', 'MPEG video')],
  [0, '\x00\x00\x01\xb3', known('mpg', 'video/mpeg', 'MPEG video')],
  [0, 'FLV\x01', known('flv', 'video/x-flv', 'Flash video')],
  [0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11', known('wmv', 'video/x-ms-wmv', 'Windows Media video')],
  [0, 'OggS', known('ogg', 'audio/ogg', 'Ogg sound')],
  [0, 'fLaC', known('flac', 'audio/flac', 'FLAC sound')],
  [0, 'ID3', known('mp3', 'audio/mpeg', 'MP3 sound')],
  [0, 'FORM', known('aif', 'audio/aiff', 'AIFF sound')],
  [0, 'WEBVTT', known('vtt', 'text/vtt', 'WebVTT subtitles')],
  [0, '{\\rtf', known('rtf', 'application/rtf', 'RTF document')],
  [0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', known('doc', 'application/x-ole-storage', 'older Office document')],
  [0, '\x1f\x8b', known('gz', 'application/gzip', 'GZIP archive')],
  [0, '7z\xbc\xaf\x27\x1c', known('7z', 'application/x-7z-compressed', '7-Zip archive')],
  [0, 'Rar!\x1a\x07', known('rar', 'application/vnd.rar', 'RAR archive')],
  [0, 'OTTO', known('otf', 'font/otf', 'OpenType font')],
  [0, '\x00\x01\x00\x00\x00', known('ttf', 'font/ttf', 'TrueType font')],
  [0, 'wOF2', known('woff2', 'font/woff2', 'web font')],
  [0, 'wOFF', known('woff', 'font/woff', 'web font')],
];

const RIFF: Record<string, Sniffed> = {
  WEBP: known('webp', 'image/webp', 'WebP image'),
  WAVE: known('wav', 'audio/wav', 'WAV sound'),
  'AVI ': known('avi', 'video/x-msvideo', 'AVI video'),
};

/** Folders within a ZIP that identify the kind of document. */
const ZIP_PARTS: readonly [string, Sniffed][] = [
  ['word/', known('docx', `${OFFICE}.wordprocessingml.document`, 'Word document')],
  ['xl/', known('xlsx', `${OFFICE}.spreadsheetml.sheet`, 'Excel workbook')],
  ['ppt/', known('pptx', `${OFFICE}.presentationml.presentation`, 'PowerPoint presentation')],
];

/** Recognises a file from its first bytes and, for ZIP-based documents, the table of contents at the end. */
export async function sniffFile(path: string): Promise<Sniffed> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, HEAD_BYTES));
    await file.read(head, 0, head.length, 0);
    const first = sniffBytes(head);
    if (first !== ZIP || size <= HEAD_BYTES) return first;
    const tail = Buffer.alloc(HEAD_BYTES);
    await file.read(tail, 0, tail.length, size - HEAD_BYTES);
    return zipKind(tail);
  } finally {
    await file.close();
  }
}

/** `sniffFile` for content in memory; the first 64 KB are enough. */
export function sniffBytes(head: Buffer): Sniffed {
  if (head.length === 0) return EMPTY;
  const text = head.toString('latin1');
  const box = text.slice(4, 8);
  if (box === 'ftyp') return BRANDS[text.slice(8, 12)] ?? MP4;
  if (['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(box) && head.readUInt32BE(0) >= 8) return MOV;
  if (text.startsWith('RIFF') || text.startsWith('RF64')) return RIFF[text.slice(8, 12)] ?? UNKNOWN;
  if (text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06')) return zipKind(head);
  if (text.startsWith('\x1a\x45\xdf\xa3')) return matroskaKind(text);
  for (const [at, bytes, type] of SIGNATURES) if (text.startsWith(bytes, at)) return type;
  if (text.slice(0, 1024).includes('%PDF-')) return known('pdf', 'application/pdf', 'PDF document');
  if (isTransportStream(head)) return known('ts', 'video/mp2t', 'MPEG transport stream');
  if (isMpegSound(head)) return known('mp3', 'audio/mpeg', 'MP3 sound');
  return textKind(head);
}

function zipKind(part: Buffer): Sniffed {
  const text = part.toString('latin1');
  return ZIP_PARTS.find(([folder]) => text.includes(folder))?.[1] ?? ZIP;
}

function matroskaKind(text: string): Sniffed {
  return text.slice(0, 64).includes('webm')
    ? known('webm', 'video/webm', 'WebM video')
    : known('mkv', 'video/x-matroska', 'Matroska video');
}

/** Packets of 188 bytes (192 on camera cards), each with the same first byte. */
function isTransportStream(head: Buffer): boolean {
  return [
    [0, 188],
    [4, 192],
  ].some(([start, step]) => [0, 1, 2].every((n) => head[(start as number) + n * (step as number)] === 0x47));
}

function isMpegSound(head: Buffer): boolean {
  const [first, second, third] = head;
  if (first !== 0xff || second === undefined || third === undefined) return false;
  const layer = (second >> 1) & 3;
  return (second & 0xe0) === 0xe0 && layer === 1 && third >> 4 !== 15 && ((third >> 2) & 3) !== 3;
}

function textKind(head: Buffer): Sniffed {
  const mark = head.toString('latin1', 0, 2);
  if (mark === '\xff\xfe' || mark === '\xfe\xff') return TEXT;
  // Bytes above 127 are letters in some encoding; text has no control characters.
  const isControl = (byte: number) => byte < 32 && (byte < 9 || byte > 13) && byte !== 27;
  if (head.some(isControl)) return UNKNOWN;
  const text = head.toString('utf8').replace(/^\ufeff/, '');
  const start = text.trimStart().slice(0, 2000);
  if (start.startsWith('WEBVTT')) return known('vtt', 'text/vtt', 'WebVTT subtitles');
  if (/^\d+\r?\n\d{2}:\d{2}:\d{2},\d{3} --> /.test(start)) return known('srt', 'application/x-subrip', 'SRT subtitles');
  if (/<svg[\s>]/i.test(start) && /^(<\?xml|<!--|<!doctype svg|<svg)/i.test(start)) {
    return known('svg', 'image/svg+xml', 'SVG drawing');
  }
  if (/^<(!doctype html|html|head|body|script)/i.test(start)) return known('html', 'text/html', 'web page');
  return TEXT;
}

/** Extensions for the same content, or for content that its own programs do not distinguish. */
const SAME_CONTENT: readonly string[][] = [
  ['jpg', 'jpeg', 'jpe', 'jfif'],
  ['tif', 'tiff', 'dng', 'nef', 'cr2', 'arw'],
  ['mp4', 'm4v', 'mov', '3gp', 'm4a', 'qt'],
  ['mpg', 'mpeg', 'm2v', 'vob', 'mpv'],
  ['ts', 'mts', 'm2ts'],
  ['aif', 'aiff', 'aifc'],
  ['ogg', 'oga', 'ogv', 'opus'],
  ['wmv', 'asf', 'wma'],
  ['mkv', 'webm', 'mka'],
  ['psd', 'psb'],
  ['heic', 'heif'],
  ['pdf', 'ai'],
  ['eps', 'ps', 'ai'],
  ['doc', 'xls', 'ppt', 'msg'],
  ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'key', 'pages', 'numbers', 'sketch', 'idml'],
  ['txt', 'csv', 'tsv', 'md', 'json', 'xml', 'log', 'srt', 'vtt', 'edl', 'html', 'htm', 'fcpxml', 'cube', 'ass', 'svg'],
];

export type TypeCheck = { ok: true } | { ok: false; reason: string };

/**
 * Whether a file's content matches its name. Unknown content passes under any extension without a signature here; a
 * file without an extension claims no type.
 */
export function checkClaimedType(fileName: string, sniffed: Sniffed): TypeCheck {
  if (sniffed.state === 'empty') return { ok: false, reason: `${fileName} is empty (0 bytes).` };
  const claimed = extname(fileName).slice(1).toLowerCase();
  if (claimed === '' || claimed === sniffed.extension) return { ok: true };
  const group = (extension: string) => SAME_CONTENT.filter((list) => list.includes(extension));
  if (sniffed.state === 'unknown') {
    if (!RECOGNISED.has(claimed)) return { ok: true };
    return { ok: false, reason: `${fileName} is not a valid .${claimed} file.` };
  }
  if (group(claimed).some((list) => list.includes(sniffed.extension))) return { ok: true };
  if (!RECOGNISED.has(claimed) && sniffed.assetType === 'other') return { ok: true };
  return { ok: false, reason: `${fileName} is named .${claimed}, but its content is a ${sniffed.name}.` };
}

/** Extensions whose content has a signature here, so unrecognised content proves the name wrong. */
const RECOGNISED = new Set<string>([
  ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'psd', 'psb', 'tif', 'tiff', 'pdf', 'bmp', 'avif', 'heic', 'svg'],
  ...['mp4', 'mov', 'm4v', 'mkv', 'webm', 'avi', 'mxf', 'wmv', 'flv', 'mpg', 'mpeg', 'm2ts', 'mts'],
  ...['wav', 'mp3', 'flac', 'm4a', 'zip', 'docx', 'xlsx', 'pptx', 'vtt', 'srt', 'txt', 'csv', '7z', 'rar'],
]);

/**
 * Whether content of this kind is accepted. The list has the syntax of the browser's `accept`: `video/*`, `image/png`,
 * `.vtt`; an empty list accepts every file that is not empty.
 */
export function isAccepted(sniffed: Sniffed, accepted: readonly string[]): boolean {
  if (sniffed.state === 'empty') return false;
  if (accepted.length === 0) return true;
  return accepted.some((entry) => {
    const want = entry.trim().toLowerCase();
    if (want.endsWith('/*')) return sniffed.mime.startsWith(want.slice(0, -1));
    if (!want.startsWith('.')) return sniffed.mime === want;
    return checkClaimedType(`x${want}`, sniffed).ok && sniffed.state === 'known';
  });
}
