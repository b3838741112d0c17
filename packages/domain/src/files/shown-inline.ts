/**
 * Types that a browser may show within our origin: they cannot carry scripts. Everything else is a download; HTML, SVG or XML
 * shown inline could run scripts with our origin.
 */
const shownInline = new Set([
  ...['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'application/pdf', 'text/vtt', 'text/plain'],
  ...['video/mp4', 'video/quicktime', 'video/webm', 'video/x-m4v', 'audio/mp4', 'audio/mpeg', 'audio/wav', 'audio/ogg'],
  'application/json',
]);

/** Whether a file of this type is shown in the page, and not only downloaded. */
export const mayShowInline = (mime: string | undefined): boolean => shownInline.has(mime ?? '');
