/** Stored rich text for the editor. Plain text of older briefs keeps its line breaks. */
export function richTextContent(stored: string): string {
  if (/<[a-z][^>]*>/i.test(stored)) return stored;
  const escaped = stored.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** Stored rich text as a line of plain words. */
export const wordsOf = (stored: string): string => linesOf(stored).replaceAll(/\s+/g, ' ');

/** Stored rich text as plain text, a line for each paragraph. The browser parses it apart from the page: nothing in it runs or loads. */
export function linesOf(stored: string): string {
  const broken = richTextContent(stored)
    .replaceAll(/\n/g, ' ')
    .replaceAll(/(?=<(\/?(p|h\d|li)|br)\b)/gi, '\n');
  const { body } = new DOMParser().parseFromString(broken, 'text/html');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
