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
};

interface Asked {
  /** Name of the graphic. */
  name: string;
  design: Pick<Design, 'sizes' | 'slides'>;
  format: GraphicFormat;
  sizes: readonly string[];
  slides: readonly string[];
}

/** Formats whose slides are together in one file: the pages of a PDF, the scenes of a film. */
export const holdsSlides = (format: GraphicFormat): boolean => ['pdf', 'mp4', 'gif'].includes(format);

/** Whether an export is a zip of several files. */
export const isZip = ({ format, sizes, slides }: Pick<Asked, 'format' | 'sizes' | 'slides'>): boolean =>
  sizes.length > 1 || (slides.length > 1 && !holdsSlides(format));

/** Name of one file: "Root 100 – Story 1080×1920.png", with the slide where the design has several. */
export function pictureName({ name, design, format }: Pick<Asked, 'name' | 'design' | 'format'>, at: Place): string {
  const size = design.sizes[at.size];
  const slide = design.slides.findIndex(({ id }) => id === at.slide);
  const words = [
    name,
    ...(slide >= 0 && design.slides.length > 1 ? [design.slides[slide]?.name || `Slide ${slide + 1}`] : []),
    ...(size ? [[size.label, sizeWords(size)].filter(Boolean).join(' ')] : []),
  ];
  return `${words.join(' – ')}.${formatExtensions[format]}`;
}
interface Place {
  size: string;
  slide?: string | undefined;
}

/** Name of an export's file: that of its only picture, or a zip with the name of the graphic. */
export function exportName(asked: Asked): string {
  if (isZip(asked)) return `${asked.name}.zip`;
  const [slide] = holdsSlides(asked.format) ? [] : asked.slides;
  return pictureName(asked, { size: asked.sizes[0]!, slide });
}
