import {
  type Croppable,
  draggedCrop,
  fileOfPicture,
  files,
  type PictureCrop,
  type Scene,
  zoomedCrop,
} from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import classes from './crop-handle.module.css';
import { placeIn } from './layers/place-in.ts';

interface CropHandleProps {
  of: Croppable;
  scene: Scene;
  /** "Square · 1080×1080" */
  sizeWords: string;
  onChoose: () => void;
  onCrop: (crop: PictureCrop) => void;
}

/** Distance of one press of an arrow key, in pixels of the scene. */
const arrowStep = 20;
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -arrowStep, y: 0 },
  ArrowRight: { x: arrowStep, y: 0 },
  ArrowUp: { x: 0, y: -arrowStep },
  ArrowDown: { x: 0, y: arrowStep },
};
export const zoomStep = 1.1;

/** The place of a picture, in which it is dragged, and enlarged with the wheel or two fingers; arrows, plus and minus do the same. */
export function CropHandle({ of, scene, sizeWords, onChoose, onCrop }: CropHandleProps) {
  const { node, box, name } = of;
  const { document: file } = useDoc(files, fileOfPicture(node.file));
  const handle = useRef<HTMLButtonElement>(null);
  const from = useRef<{ x: number; y: number; crop: PictureCrop } | null>(null);
  const { width = box.width, height = box.height } = file?.metadata ?? {};
  const last = useLastCrop(node.crop);
  const take = (crop: PictureCrop) => {
    last.keep(crop);
    onCrop(crop);
  };
  const drag = (crop: PictureCrop, by: { x: number; y: number }) => take(draggedCrop(box, { width, height }, crop, by));
  const pinch = usePinch(last.get, take);
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (pinch.moved(event)) from.current = null;
    if (!from.current) return;
    // Pixels of the scene for each pixel of the screen.
    const factor = box.width / event.currentTarget.offsetWidth;
    const { x, y, crop } = from.current;
    drag(crop, { x: (event.clientX - x) * factor, y: (event.clientY - y) * factor });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    const zoom = event.key === '+' ? zoomStep : event.key === '-' ? 1 / zoomStep : undefined;
    if (by) drag(last.get(), by);
    if (zoom) take(zoomedCrop(last.get(), zoom));
    if (by || zoom) event.preventDefault();
  };
  const zoom = useRef<(event: WheelEvent) => void>(() => undefined);
  zoom.current = (event) => {
    // With Ctrl, which is also what pinching sends: the wheel alone scrolls the page.
    if (!event.ctrlKey) return;
    event.preventDefault();
    take(zoomedCrop(last.get(), event.deltaY < 0 ? zoomStep : 1 / zoomStep));
  };
  useEffect(() => {
    const element = handle.current;
    // React listens to the wheel without being able to prevent the zoom of the page.
    const onWheel = (event: WheelEvent) => zoom.current(event);
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);
  return (
    <button
      ref={handle}
      type="button"
      className={`${classes.handle} mantine-focus-auto`}
      style={placeIn(box, scene)}
      aria-label={`Crop ${name || 'picture'}, ${sizeWords}. Arrow keys move it, plus and minus enlarge it.`}
      data-tip="Drag to crop, Ctrl and wheel to enlarge"
      onClick={({ currentTarget }) => currentTarget.focus()}
      onFocus={onChoose}
      onPointerDown={(event) => {
        // A finger that begins on a picture usually swipes: it crops the picture that was tapped before.
        if (event.pointerType === 'touch' && document.activeElement !== event.currentTarget) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pinch.began(event);
        from.current = { x: event.clientX, y: event.clientY, crop: last.get() };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={(event) => {
        pinch.ended(event);
        from.current = null;
      }}
      onPointerCancel={(event) => {
        pinch.ended(event);
        from.current = null;
      }}
      onKeyDown={onKeyDown}
    />
  );
}

/** Two fingers on a picture: it grows as they part. */
function usePinch(crop: () => PictureCrop, take: (crop: PictureCrop) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef<{ apart: number; crop: PictureCrop }>(undefined);
  const apart = () => {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : undefined;
  };
  const at = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y });
  return {
    began(event: PointerEvent) {
      fingers.current.set(event.pointerId, at(event));
      const distance = apart();
      start.current = distance === undefined ? undefined : { apart: distance, crop: crop() };
    },
    /** Whether two fingers are on the picture. */
    moved(event: PointerEvent): boolean {
      if (!fingers.current.has(event.pointerId)) return false;
      fingers.current.set(event.pointerId, at(event));
      const distance = apart();
      if (!start.current || distance === undefined) return false;
      take(zoomedCrop(start.current.crop, distance / start.current.apart));
      return true;
    },
    ended(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      start.current = undefined;
    },
  };
}

/** Milliseconds within which the stored crop may still be behind the last press of a key. */
const behind = 500;

/** The crop that the next press of a key starts from: the last one made here, as keys repeat faster than crops are stored. */
export function useLastCrop(stored: PictureCrop) {
  const latest = useRef({ crop: stored, at: 0, stored });
  latest.current.stored = stored;
  return {
    get: () => (Date.now() - latest.current.at < behind ? latest.current.crop : latest.current.stored),
    keep: (crop: PictureCrop) => {
      latest.current = { ...latest.current, crop, at: Date.now() };
    },
  };
}
