/** Stored rich text as the editor takes it; text without any mark-up, of older briefs, keeps its lines. */
export function richTextContent(stored: string): string {
  if (/<[a-z][^>]*>/i.test(stored)) return stored;
  const escaped = stored.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}
