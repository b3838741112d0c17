import { extensionOf, mimeOfExtension } from '../files/media-types.ts';

/** PRD-060 */
export const invalidFile = 'Please add a valid file';
/** PRD-063 */
export const wrongName = 'Filename does not match';
/** PRD-064 */
export const oneFileOnly = 'This uploader takes one file only.';
/** PRD-062 */
export const wrongType = (type: string, accepted: readonly string[]) =>
  `This is a: ${type}, but this uploader only accepts: ${accepted.join(', ')}`;

/** Accepted files of fixed uploaders (PRD-070, LIB-047, ARC-041, LIV-056), as extensions or content types. */
export const acceptedBy = {
  subtitle: ['text/vtt'],
  inspiration: ['png', 'jpeg', 'jpg', 'gif', 'mp4', 'mov', 'qt', 'm4v'],
  archive: ['video/mp4'],
  watermark: ['image/png'],
  picture: ['png', 'jpeg', 'jpg', 'webp'],
  video: ['mp4', 'mov', 'm4v', 'webm', 'mxf'],
  font: ['woff2', 'ttf', 'otf'],
} as const;

export interface UploadRule {
  /** Extensions or content types; an empty list accepts all files. */
  accepted?: readonly string[] | undefined;
  /** The exact name that the file must have. */
  requiredName?: string | undefined;
}

/**
 * Why a file is refused, in the words of the alert, or null. `type` is the content type if known: from the browser, or on the
 * server from the content.
 */
export function refuseUpload(file: { name: string; type?: string | undefined }, rule: UploadRule): string | null {
  const extension = extensionOf(file.name);
  if (!extension) return invalidFile;
  if (rule.requiredName && file.name !== rule.requiredName) return wrongName;
  const accepted = rule.accepted ?? [];
  if (accepted.length === 0) return null;
  const type = file.type || mimeOfExtension(extension);
  if (accepted.some((entry) => accepts(entry, extension, type))) return null;
  return wrongType(accepted.some((entry) => entry.includes('/')) ? (type ?? extension) : extension, accepted);
}

/** PRD-064: why a choice of several files is refused, or null. */
export function refuseUploads(
  files: readonly { name: string; type?: string }[],
  rule: UploadRule & { single?: boolean },
): string | null {
  if (files.length === 0) return invalidFile;
  if (rule.single && files.length > 1) return oneFileOnly;
  for (const file of files) {
    const refusal = refuseUpload(file, rule);
    if (refusal) return refusal;
  }
  return null;
}

function accepts(entry: string, extension: string, type: string | undefined): boolean {
  const wanted = entry.trim().toLowerCase().replace(/^\./, '');
  if (wanted.endsWith('/*')) return type?.startsWith(wanted.slice(0, -1)) ?? false;
  if (wanted.includes('/')) return type === wanted;
  // A deliverable type may name the container of .mov files by its content type's second half.
  if (wanted === 'quicktime') return extension === 'mov' || extension === 'qt';
  return (
    wanted === extension || (wanted === 'jpg' && extension === 'jpeg') || (wanted === 'jpeg' && extension === 'jpg')
  );
}

const withoutDimensions = ['Email Design', 'PDF']; // PRD-067
interface UploadChoices {
  type?: string | undefined;
  brand?: string | undefined;
  format?: string | undefined;
  department?: string | undefined;
  partner?: string | undefined;
}

/** PRD-067 */
export const needsDimensions = (type: string | undefined): boolean => !withoutDimensions.includes(type ?? '');

/** Missing choices before files can be uploaded to a brief (PRD-066, PRD-067). */
export function missingForBriefFile(chosen: UploadChoices): ('type' | 'brand' | 'format')[] {
  const needed = needsDimensions(chosen.type) ? (['type', 'brand', 'format'] as const) : (['type', 'brand'] as const);
  return needed.filter((field) => !chosen[field]);
}

/** Missing choices before files can be uploaded to a collection (LIB-027); a partner only for people limited to partners. */
export function missingForCollectionFile(
  chosen: UploadChoices,
  partnerAccess: readonly string[],
): ('type' | 'brand' | 'format' | 'department' | 'partner')[] {
  const needed = [
    'type',
    'brand',
    'format',
    'department',
    ...(partnerAccess.length > 0 ? (['partner'] as const) : []),
  ] as const;
  return needed.filter((field) => !chosen[field]);
}

/** The accepted files of a deliverable type (PRD-061, LIB-028); an unknown type accepts any. */
export function acceptedForType(
  delTypes: readonly { display: string; allowedFiles: readonly string[] }[],
  type: string | undefined,
): readonly string[] {
  return delTypes.find((entry) => entry.display === type)?.allowedFiles ?? [];
}

/** The deliverable type that a file of an extension most likely is: of those that accept it, the one that accepts the fewest. */
export function typeForFile(
  delTypes: readonly { display: string; allowedFiles: readonly string[] }[],
  extension: string,
): string | undefined {
  return delTypes
    .filter(({ allowedFiles }) => allowedFiles.includes(extension))
    .toSorted((a, b) => a.allowedFiles.length - b.allowedFiles.length)[0]?.display;
}
