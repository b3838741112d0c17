const legalForms = /\b(ltd|limited|plc|llp|inc|co|company)\b/g;

/** Key to compare company names. Ignores case, spaces, punctuation, accents and legal forms such as Ltd. */
export function companyKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/&/g, ' and ');
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words.replace(legalForms, '').replace(/\s+/g, '') || words.replace(/\s+/g, '');
}

/** Known names similar to the typed company, nearest first, without the typed name itself. */
export function similarCompanies(typed: string, known: readonly string[]): string[] {
  const key = companyKey(typed);
  if (key === '') return [];
  const near = [...new Set(known)]
    .filter((name) => name !== typed)
    .map((name) => ({ name, distance: editDistance(key, companyKey(name)) }))
    // Allow one typo per four letters or so: in a short name, one letter makes another name (Kent, Kant).
    .filter(({ name, distance }) => distance <= Math.floor((Math.min(key.length, companyKey(name).length) - 1) / 4));
  return near.sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en-GB')).map(({ name }) => name);
}

function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const swap = row[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[right.length]!;
}
