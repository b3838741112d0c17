/** Whether JSON text has more than `most` nested lists and objects: walking it later could overflow the stack. */
export function isDeeperThan(most: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case openList:
      case openMap:
        depth += 1;
        if (depth > most) return true;
        break;
      case closeList:
      case closeMap:
        depth -= 1;
        break;
    }
  }
  return false;
}

const [quote, backslash, openList, closeList, openMap, closeMap] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Position of the quotation mark that ends the string starting here. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === quote) return at;
    if (letter === backslash) at += 1;
  }
  return text.length;
}
