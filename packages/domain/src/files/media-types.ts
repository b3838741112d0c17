/** Content types by extension; other files are recognised by their content. */
const byExtension: Record<string, string> = {
  aac: 'audio/aac',
  ai: 'application/postscript',
  avi: 'video/x-msvideo',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  m4v: 'video/x-m4v',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  mxf: 'application/mxf',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  psd: 'image/vnd.adobe.photoshop',
  qt: 'video/quicktime',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** The extension of a file name in lower case without its dot; null when it has none (PRD-060). */
export function extensionOf(name: string): string | null {
  const found = /[^./\\]\.([\p{L}\p{N}_-]{1,20})$/u.exec(name.trim());
  return found ? found[1]!.toLowerCase() : null;
}

/** The usual content type of an extension. */
export function mimeOfExtension(extension: string): string | undefined {
  return Object.hasOwn(byExtension, extension) ? byExtension[extension] : undefined;
}

/** DAT-020: the kind of asset of a content type. */
export function assetTypeOf(mime: string | undefined): 'video' | 'image' | 'other' {
  if (mime?.startsWith('video/') || mime === 'application/mxf') return 'video';
  return mime?.startsWith('image/') ? 'image' : 'other';
}
