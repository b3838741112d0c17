import type { PictureCrop } from '@pavilion/domain/graphics';
import classes from '../editor.module.css';

interface FocalPointProps {
  /** Address of the whole picture. */
  image: string;
  crop: PictureCrop;
  onChange: (point: { x: number; y: number }) => void;
}

/** The whole picture, with the point that stays in view; a click moves it. The fields above do the same by keyboard. */
export function FocalPoint({ image, crop, onChange }: FocalPointProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: an extra for the pointer.
    <div
      className={classes.focal}
      onClick={(event) => {
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        const share = (at: number, of: number) => Math.min(1, Math.max(0, Math.round((at / of) * 1_000) / 1_000));
        onChange({ x: share(event.clientX - left, width), y: share(event.clientY - top, height) });
      }}
    >
      <img src={image} alt="" />
      <span style={{ left: `${crop.x * 100}%`, top: `${crop.y * 100}%` }} />
    </div>
  );
}
