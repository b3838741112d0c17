import { sizeWords } from '../size-words.ts';

interface Size {
  width: number;
  height: number;
}

/** Pixels in the name of dimensions, or null without any (`16:9`, `A4`). */
function pixelsOf(format: string | undefined): Size | null {
  const named = /^\s*(\d+)\s*[x×]\s*(\d+)\b/i.exec(format ?? '');
  return named && { width: Number(named[1]), height: Number(named[2]) };
}

const isOther = (format: string | undefined, size: Size): boolean => {
  const named = pixelsOf(format);
  return named !== null && (named.width !== size.width || named.height !== size.height);
};

/** Short warning that a file does not have the requested dimensions; null if it has, or if they name no pixels. */
function unlike(format: string | undefined, size: Size): string | null {
  // Names of dimensions are typed with the letter x as often as with the sign.
  const asked = format?.replace(/(\d)\s*x\s*(?=\d)/i, '$1×');
  return isOther(format, size) ? `${sizeWords(size)}, not ${asked}` : null;
}

/** Warning that a file does not have the chosen pixels. It may be intended, so the file is not refused. */
export function otherDimensions(format: string | undefined, size: Size): string | null {
  const said = unlike(format, size);
  return said && `This file is ${said}. Please check its dimensions.`;
}

/** Fields of a file with its size. */
interface Measured {
  metadata?: { width?: number | undefined; height?: number | undefined; pages?: number | undefined } | undefined;
}

/** The paper of a document has no pixels (PRD-067). */
const sizeOf = ({ metadata: { width, height, pages } = {} }: Measured): Size | null =>
  width && height && !pages ? { width, height } : null;

/** Dimensions of a file in pixels, as they are searched; undefined without any, or while they are unknown. */
export function measuredSize(file: Measured | null | undefined): string | undefined {
  const size = file && sizeOf(file);
  return size ? sizeWords(size) : undefined;
}

/** The short warning for a stored version; also null while its size is unknown. */
export function unlikeAsked(format: string | undefined, file: Measured): string | null {
  const size = sizeOf(file);
  return size && unlike(format, size);
}

/**
 * The dimensions on the badge of a deliverable: the requested ones without a file (`none`), then those of its file. Empty while
 * the file loads or its size is unknown (`undefined`).
 */
export function shownDimensions(format: string | undefined, file: Measured | undefined | 'none'): string | undefined {
  if (file === 'none' || !pixelsOf(format)) return format;
  const size = file && sizeOf(file);
  if (!size) return undefined;
  return isOther(format, size) ? sizeWords(size) : format;
}
