/**
 * Number of letters to change, add, remove or swap with a neighbour to turn one word into the other
 * (Damerau–Levenshtein); `limit + 1` once it exceeds the limit. A swap counts as one edit, as in Elasticsearch's
 * `fuzziness: AUTO`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[right.length]!, limit + 1);
}

/** Fuzziness AUTO: number of edits allowed for a word of this length. */
export function automaticEdits(word: string): 0 | 1 | 2 {
  if (word.length <= 2) return 0;
  return word.length <= 5 ? 1 : 2;
}
