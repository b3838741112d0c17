interface Size {
  width: number;
  height: number;
}

/** Pixels that dimensions name, or null where they name none (`16:9`, `A4`). */
function pixelsOf(format: string | undefined): Size | null {
  const named = /^\s*(\d+)\s*[x×]\s*(\d+)\b/i.exec(format ?? '');
  return named && { width: Number(named[1]), height: Number(named[2]) };
}

const isOther = (format: string | undefined, size: Size): boolean => {
  const named = pixelsOf(format);
  return named !== null && (named.width !== size.width || named.height !== size.height);
};

const written = ({ width, height }: Size) => `${width} × ${height}`;

/** The size of a file that is not of the dimensions asked for, in a few words; null where it is, or where they name no pixels. */
function unlike(format: string | undefined, size: Size): string | null {
  return isOther(format, size) ? `${written(size)}, not ${format}` : null;
}

/** What to say of a file whose pixels are not those that were chosen for it. It may be meant, so it is said and not refused. */
export function otherDimensions(format: string | undefined, size: Size): string | null {
  const said = unlike(format, size);
  return said && `This file is ${said}. Please check its dimensions.`;
}

/** What of a file says its size. */
interface Measured {
  metadata?: { width?: number | undefined; height?: number | undefined } | undefined;
}

const sizeOf = ({ metadata: { width, height } = {} }: Measured): Size | null =>
  width && height ? { width, height } : null;

/** The same of a version that is stored; null too while its size is unknown. */
export function unlikeAsked(format: string | undefined, file: Measured): string | null {
  const size = sizeOf(file);
  return size && unlike(format, size);
}

/**
 * The dimensions on the badge of a deliverable: those that were asked for while it has no file (`none`), then those of its
 * file. Pixels are claimed only of a file whose size is known: nothing while it is loaded or read (`undefined`).
 */
export function shownDimensions(format: string | undefined, file: Measured | undefined | 'none'): string | undefined {
  if (file === 'none' || !pixelsOf(format)) return format;
  const size = file && sizeOf(file);
  if (!size) return undefined;
  return isOther(format, size) ? written(size) : format;
}
