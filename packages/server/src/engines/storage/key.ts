/** Folder for incomplete files; no key may lead there. */
export const incomingFolder = '.incoming';
/** Longest file name on most file systems, in bytes. */
const LONGEST_NAME = 255;

/**
 * Checks a storage key: parts between single slashes, none of them empty, `.`, `..` or too long. Keys are generated, so
 * a bad one is a bug; even then it must not leave the folder.
 */
export function checkKey(key: string): string {
  const parts = key.split('/');
  const bad = parts.some(
    (part) =>
      part === '' ||
      part === '.' ||
      part === '..' ||
      Buffer.byteLength(part) > LONGEST_NAME ||
      /[\p{Cc}\\]/u.test(part),
  );
  if (bad || parts[0] === incomingFolder || Buffer.byteLength(key) > 1024)
    throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
  return key;
}
