/** Stored rich text for the editor. Plain text of older briefs keeps its line breaks. */
export function richTextContent(stored: string): string {
  if (/<[a-z][^>]*>/i.test(stored)) return stored;
  const escaped = stored.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** Stored rich text as a line of plain words. The browser parses it apart from the page, so nothing in it runs or loads. */
export function wordsOf(stored: string): string {
  const { body } = new DOMParser().parseFromString(
    richTextContent(stored).replaceAll(/<(?=\/?(p|h\d|li|br))/gi, ' <'),
    'text/html',
  );
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
