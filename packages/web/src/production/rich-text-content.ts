/** Stored rich text for the editor. Plain text of older briefs keeps its line breaks. */
export function richTextContent(stored: string): string {
  if (/<[a-z][^>]*>/i.test(stored)) return stored;
  const escaped = stored.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}
