import type { UnfitText } from '@pavilion/domain/graphics';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './design-thumb.module.css';
import { drawingRoom } from './drawing/drawing-room.ts';
import { ownPictures } from './drawing/picture-addresses.ts';
import { thumbs } from './thumbs.ts';
import { type SceneOfDesign, useScene } from './use-scene.ts';
import { useUploadedFaces } from './use-uploaded-faces.ts';

interface DesignThumbProps extends SceneOfDesign {
  /** Differs when the picture does: a drawn thumbnail is kept under it. */
  drawnAs: string;
  /** Texts that do not fit or lack a font, once it is drawn. */
  onUnfit?: (texts: readonly UnfitText[]) => void;
}

/** Longer side of a thumbnail, in pixels of a plain screen. */
const side = 240;

/** A small picture of a design for cards, which say in words what it is. Drawn once, then kept. */
export function DesignThumb({ drawnAs, onUnfit, ...of }: DesignThumbProps) {
  const scene = useScene(of);
  const faces = useUploadedFaces();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture] = useState(() => ({}));
  const { width, height } = scene;
  const scale = Math.min(1, (side * Math.min(2, window.devicePixelRatio)) / Math.max(width, height));
  const key = `${drawnAs} ${scale} ${faces.length}`;
  const tell = useEffectEvent((texts: readonly UnfitText[]) => onUnfit?.(texts));
  useEffect(() => {
    const show = (bitmap: ImageBitmap, unfit: readonly UnfitText[]) => {
      if (!canvas.current) return;
      canvas.current.width = bitmap.width;
      canvas.current.height = bitmap.height;
      canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
      canvas.current.dataset.drawn = 'true';
      tell(unfit);
    };
    const known = thumbs.get(key);
    if (known) return show(known, thumbs.unfit(known));
    drawingRoom.want(
      picture,
      { scene, scale, uploaded: faces, pictures: ownPictures },
      ({ bitmap, missing, unfit }) => {
        if (!bitmap) return;
        show(bitmap, unfit);
        // A picture that could not be loaded may come the next time.
        if (missing.length === 0) thumbs.add(key, bitmap, unfit);
      },
    );
    return () => drawingRoom.forget(picture);
  }, [picture, scene, scale, faces, key]);
  // A tall design is as high as its place.
  const share = Math.min(1, width / height);
  const place = { width: `${share * 100}%`, aspectRatio: `${width} / ${height}` };
  return <canvas ref={canvas} aria-hidden className={classes.picture} style={place} />;
}
