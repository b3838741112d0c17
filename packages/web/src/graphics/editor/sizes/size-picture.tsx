import classes from '../editor.module.css';
import { useModel } from '../state/editor.ts';

/** The shown slide in one of the sizes, small. */
export function SizePicture({ sizeId, height }: { sizeId: string; height: number }) {
  const { template, slide } = useModel();
  const size = template.sizes[sizeId]!;
  const { background } = slide;
  return (
    <span
      className={classes.thumb}
      style={{
        width: Math.min(56, (height * size.width) / size.height),
        aspectRatio: `${size.width} / ${size.height}`,
        background: background.kind === 'colour' && background.colour.startsWith('#') ? background.colour : undefined,
      }}
    />
  );
}
