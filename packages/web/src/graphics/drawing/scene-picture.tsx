import type { Scene, UnfitText } from '@pavilion/domain/graphics';
import type { Face } from '@pavilion/drawing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawingRoom } from './drawing-room.ts';
import { ownPictures } from './picture-addresses.ts';
import classes from './scene-picture.module.css';

export interface ScenePictureProps {
  scene: Scene;
  /** For people who do not see it; empty beside words that say the same. */
  label: string;
  /** Pixels drawn for each pixel of the scene; 1 draws it as exports do. */
  scale?: number;
  /** Fonts that designers uploaded: without them, texts are drawn in another one. */
  uploaded: readonly Face[];
  /** Address of the pictures in it (see `DrawTask`). */
  pictures?: string;
  /** For pages on air: a failure shows nothing, and is tried again. */
  silent?: boolean;
  /** Texts that do not fit or lack a font, after each drawing. */
  onUnfit?: (texts: readonly UnfitText[]) => void;
}

const retryMilliseconds = 2_000;

/** A scene as a picture, as wide as its place. It keeps its last drawing until the next is ready. */
export function ScenePicture({
  scene,
  label,
  scale = 1,
  uploaded,
  pictures = ownPictures,
  silent = false,
  onUnfit,
}: ScenePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const [picture] = useState(() => ({}));
  const drawn = useEffectEvent((bitmap: ImageBitmap | undefined, unfit: readonly UnfitText[]) => {
    if (!canvas.current) return;
    setState(bitmap ? 'drawn' : 'failed');
    if (!bitmap) return;
    canvas.current.width = bitmap.width;
    canvas.current.height = bitmap.height;
    canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    onUnfit?.(unfit);
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (state !== 'failed') return;
    const again = () => {
      setState('waiting');
      setAttempt((last) => last + 1);
    };
    // Its code, fonts or pictures may not have come without a connection.
    window.addEventListener('online', again);
    const timer = silent && setTimeout(again, retryMilliseconds);
    return () => {
      window.removeEventListener('online', again);
      if (timer) clearTimeout(timer);
    };
  }, [silent, state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt draws anew
  useEffect(() => {
    drawingRoom.want(picture, { scene, scale, uploaded, pictures }, ({ bitmap, unfit }) => drawn(bitmap, unfit));
  }, [picture, scene, scale, uploaded, pictures, attempt]);
  // Not between two scenes: a picture that moves would lose its place in the queue, and never be drawn beside another one.
  useEffect(() => () => drawingRoom.forget(picture), [picture]);
  return (
    <div
      className={classes.picture}
      style={{ aspectRatio: `${scene.width} / ${scene.height}` }}
      data-state={state}
      data-silent={silent || undefined}
    >
      <canvas ref={canvas} role="img" aria-label={label} aria-hidden={label === ''} />
      {state === 'failed' && !silent && (
        <p className={classes.failed}>This picture could not be drawn. Reload the page to try again.</p>
      )}
    </div>
  );
}
