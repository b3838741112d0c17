import type { Design, GraphicFormat } from '@pavilion/domain';

interface Format {
  value: GraphicFormat;
  label: string;
  moving: boolean;
}

const formats: readonly Format[] = [
  { value: 'png', label: 'PNG', moving: false },
  { value: 'jpeg', label: 'JPEG', moving: false },
  { value: 'webp', label: 'WebP', moving: false },
  { value: 'pdf', label: 'PDF', moving: false },
  { value: 'mp4', label: 'MP4', moving: true },
  { value: 'gif', label: 'GIF', moving: true },
  { value: 'ograf', label: 'OGraf', moving: false },
];

/** Whether anything in a design moves (GFX-024). */
export const isMoving = ({ slots }: Pick<Design, 'slots'>): boolean =>
  slots.some(({ type, motion }) => type === 'video' || motion.in !== undefined || motion.out !== undefined);

/** Formats of a design: films only if something in it moves (GFX-023, GFX-024). */
export const formatsOf = (design: Pick<Design, 'slots'>): readonly Format[] =>
  formats.filter(({ moving }) => !moving || isMoving(design));

export const hasQuality = (format: GraphicFormat): boolean => format === 'jpeg' || format === 'webp';

const nouns: Partial<Record<GraphicFormat, string>> = { pdf: 'PDF', mp4: 'Film', gif: 'Film', ograf: 'Package' };

/** What one file of a format is called. */
export const nounOf = (format: GraphicFormat): string => nouns[format] ?? 'Picture';
