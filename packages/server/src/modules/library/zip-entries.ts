import { safeFileName } from '../../engines/storage/content-disposition.ts';

export interface ZipEntry<F> {
  file: F;
  /** Path within the zip, unique even without regard to upper and lower case. */
  path: string;
}

/** Names that Windows reserves for devices, with any extension. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Assigns each file its path in the zip: a folder from its `folderName` (`Day 1/Stills` makes two), then its own name. Clashing
 * names get a number before the extension. Every part is safe to unpack on any system.
 */
export function zipEntries<F extends { name: string; folderName?: string | undefined }>(
  files: readonly F[],
): ZipEntry<F>[] {
  const taken = new Set<string>([manifestName.toLowerCase()]);
  return files.map((file) => {
    const folders = (file.folderName ?? '')
      .split(/[/\\]/)
      .filter((part) => part.trim() !== '')
      .map(safePart);
    const name = safePart(file.name);
    let path = [...folders, name].join('/');
    for (let n = 2; taken.has(path.normalize('NFC').toLowerCase()); n += 1)
      path = [...folders, numbered(name, n)].join('/');
    taken.add(path.normalize('NFC').toLowerCase());
    return { file, path };
  });
}

export const manifestName = 'manifest.csv';

function safePart(text: string): string {
  // A name that begins with a dot is hidden where it is unpacked.
  const bare = safeFileName(text)
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[. ]+/, '');
  const part = cut(bare).replace(/[. ]+$/, '');
  if (part === '') return 'file';
  return deviceName.test(part) ? `_${part}` : part;
}

/** Cuts a name to the length that file systems allow, between whole characters, keeping the extension. */
function cut(name: string): string {
  const most = 200;
  if (Buffer.byteLength(name) <= most) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : '';
  const letters = [...name.slice(0, name.length - extension.length)];
  while (Buffer.byteLength(letters.join('') + extension) > most) letters.pop();
  return letters.join('') + extension;
}

function numbered(name: string, n: number): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)} (${n})${name.slice(dot)}` : `${name} (${n})`;
}

/** A line of the manifest. Cells that a spreadsheet would run as a formula are written as text. */
export function csvLine(cells: readonly (string | number)[]): string {
  const line = cells.map((cell) => {
    const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${line.join(',')}\r\n`;
}
