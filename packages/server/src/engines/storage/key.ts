/** The folder where bytes wait for their key; no key may lead there. */
export const incomingFolder = '.incoming';
/** Longest name most file systems take, in bytes. */
const LONGEST_NAME = 255;

/**
 * Checks a storage key: parts between single slashes, none of them empty, `.` or `..` or too long. Keys are made by
 * rules of ours, so a bad one is a mistake in the program; it must still never leave the folder.
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
