import type { Design } from './design.ts';
import type { GraphicFormat } from './made-documents.ts';
import { sizeWords } from './sizes.ts';

/** Most pictures of one export: sizes times slides (GFX-035). */
export const mostExportPictures = 200;

export const formatExtensions: Record<GraphicFormat, string> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  pdf: 'pdf',
  mp4: 'mp4',
  gif: 'gif',
  ograf: 'ograf.zip',
};

interface Asked {
  /** Name of the graphic. */
  name: string;
  design: Pick<Design, 'sizes' | 'slides'>;
  format: GraphicFormat;
  sizes: readonly string[];
  slides: readonly string[];
}

/** Formats that move, frame by frame. */
export const isFilmFormat = (format: GraphicFormat): format is 'mp4' | 'gif' => format === 'mp4' || format === 'gif';

/** Formats whose slides are together in one file: the pages of a PDF, the scenes of a film, the steps of a package. */
export const holdsSlides = (format: GraphicFormat): boolean => ['pdf', 'mp4', 'gif', 'ograf'].includes(format);

/** How many files an export of one graphic has. */
export const countExportFiles = ({ format, sizes, slides }: Pick<Asked, 'format' | 'sizes' | 'slides'>): number =>
  sizes.length * (holdsSlides(format) ? 1 : slides.length);

/** One file of an export. */
export interface ExportFile {
  name: string;
  size: string;
  slides: readonly string[];
}

/** The files of an export, sizes in their order: one for each size, and for each slide where the format has one picture a file. */
export function exportFiles(asked: Asked): ExportFile[] {
  const { format, sizes, slides } = asked;
  const parts = holdsSlides(format) ? [slides] : slides.map((slide) => [slide]);
  return sizes.flatMap((size) => parts.map((part) => ({ name: fileName(asked, size, part), size, slides: part })));
}

/** "Root 100 – Story 1080×1920.png", with the name of the slide where a design has several. */
function fileName({ name, design, format }: Asked, sizeId: string, slides: readonly string[]): string {
  const size = design.sizes[sizeId];
  const at = slides.length === 1 && !holdsSlides(format) ? design.slides.findIndex(({ id }) => id === slides[0]) : -1;
  const words = [
    name,
    ...(at >= 0 && design.slides.length > 1 ? [design.slides[at]?.name || `Slide ${at + 1}`] : []),
    ...(size ? [[size.label, sizeWords(size)].filter(Boolean).join(' ')] : []),
  ];
  return `${words.join(' – ')}.${formatExtensions[format]}`;
}

/** Name of an export's file: that of its only file, or a zip with the name of the graphic and the format: "Root 100 – PNG.zip". */
export function exportName(asked: Asked): string {
  const [first, second] = exportFiles(asked);
  return first && !second ? first.name : `${asked.name} – ${asked.format.toUpperCase()}.zip`;
}
