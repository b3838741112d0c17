/**
 * Why a password is too close to its owner; null if it is not. Figures and signs make no difference, as people add what a form
 * asks for: so `Una.Loader-2026` is the name of Una Loader.
 */
export function ownPasswordFault(password: string, { name, email }: { name: string; email: string }): string | null {
  const words = new Set([name, email].flatMap(wordsOf));
  return consistsOf(wordsOf(password).join(''), words) || consistsOf(lettersOf(password), words)
    ? 'This password is your name or e-mail, which others know too. Choose another.'
    : null;
}

/** Without accents and capitals. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const lettersOf = (text: string) => plain(text).replace(/\P{L}/gu, '');

/** Whether a text is these words one after the other, in any order and as often as it likes. */
function consistsOf(text: string, words: ReadonlySet<string>): boolean {
  // The lengths at which one word can end and another begin.
  const ends = [0];
  for (const end of ends) {
    for (const word of words) {
      const next = end + word.length;
      if (text.startsWith(word, end) && !ends.includes(next)) ends.push(next);
    }
  }
  return text !== '' && ends.includes(text.length);
}
