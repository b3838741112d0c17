/**
 * The `Content-Disposition` value for a file name, in both forms of RFC 6266: ASCII for old clients, and the exact name
 * in UTF-8. Control characters could split the header or hide the real extension; separators could leave the folder.
 */
export function contentDisposition(fileName: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const name = safeFileName(fileName);
  const ascii = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${exact}`;
}

/**
 * A file name that is safe to show and save: no separators, no control characters, no direction overrides, never empty.
 */
export function safeFileName(fileName: string): string {
  // The round trip through bytes turns half a surrogate pair into the replacement character instead of an encoding
  // error.
  const name = Buffer.from(fileName)
    .toString()
    .normalize('NFC')
    // Direction overrides make "exe.4pm" read as "mp4.exe"; plain right-to-left letters stay.
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu, '')
    .replace(/[/\\]/g, '_')
    .trim();
  return name === '' || /^\.+$/.test(name) ? 'file' : name;
}
