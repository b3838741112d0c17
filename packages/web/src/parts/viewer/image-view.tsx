import { ActionIcon, Button, Group } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useShortcut } from '../../kit/shortcuts.ts';
import classes from './image-view.module.css';
import { OverPicture, type PictureSize } from './over-picture.tsx';

interface ImageViewProps {
  src: string;
  alt: string;
  onUnplayable?: () => void;
  /** Drawn over the picture, aligned with it. */
  children?: React.ReactNode;
  /** Over the whole view, independent of the picture's position. */
  tools?: React.ReactNode;
}

const closest = 16;
const still = { zoom: 1, x: 0, y: 0 };
const group = 'Picture';

/** A picture with zoom by wheel or keyboard, moved by dragging. */
export function ImageView({ src, alt, onUnplayable, children, tools }: ImageViewProps) {
  const [view, setView] = useState(still);
  const [size, setSize] = useState<PictureSize | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const fit = useFit(picture, size);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins whole.
  useEffect(() => setView(still), [src]);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // React's wheel listeners are passive, so they cannot prevent the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const x = event.clientX - box.left - box.width / 2;
      const y = event.clientY - box.top - box.height / 2;
      setView((before) => zoomed(before, before.zoom * Math.exp(-event.deltaY * 0.002), x, y));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const by = (factor: number) => setView((before) => zoomed(before, before.zoom * factor, 0, 0));
  useShortcut({ keys: 'equal, plus', label: 'Closer', group }, () => by(1.4));
  useShortcut({ keys: 'minus', label: 'Farther', group }, () => by(1 / 1.4));
  const toFull = () => setView((before) => zoomed(before, 1 / fit, 0, 0));
  useShortcut({ keys: '0', label: 'Whole picture', group }, () => setView(still));
  useShortcut({ keys: '1', label: 'Actual size, 100%', group }, toFull);

  const drag = (event: PointerEvent) => {
    if (event.buttons === 1 && view.zoom > 1) {
      setView((before) => ({ ...before, x: before.x + event.movementX, y: before.y + event.movementY }));
    }
  };
  return (
    <div className={classes.view}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: wheel and drag are extras for the pointer; keys and buttons do the same. */}
      <div
        ref={stage}
        className={classes.stage}
        data-zoomed={view.zoom > 1}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => setView(view.zoom > 1 ? still : { zoom: 2.5, x: 0, y: 0 })}
      >
        <div className={classes.sheet} style={placeOf(view)}>
          <img
            ref={picture}
            className="checker"
            src={src}
            alt={alt}
            draggable={false}
            onError={onUnplayable}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          />
          {children && size && <OverPicture size={size}>{children}</OverPicture>}
        </div>
      </div>
      {tools}
      <Group className={classes.tools} gap={2}>
        <ActionIcon onClick={() => by(1 / 1.4)} aria-label="Farther">
          <IconZoomOut size={18} />
        </ActionIcon>
        <span className="tabular">{Math.round(view.zoom * fit * 100)} %</span>
        <ActionIcon onClick={() => by(1.4)} aria-label="Closer">
          <IconZoomIn size={18} />
        </ActionIcon>
        <Button variant="subtle" c="inherit" size="compact-xs" onClick={() => setView(still)}>
          Fit
        </Button>
        <Button variant="subtle" c="inherit" size="compact-xs" onClick={toFull}>
          100 %
        </Button>
      </Group>
    </div>
  );
}

/** Scale of the whole picture in its place: 0.5 if two of its pixels share one screen pixel. */
function useFit(picture: RefObject<HTMLImageElement | null>, size: PictureSize | null): number {
  const [fit, setFit] = useState(1);
  useEffect(() => {
    const element = picture.current;
    if (!element || !size) return;
    const observer = new ResizeObserver(() => element.offsetWidth > 0 && setFit(element.offsetWidth / size.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [picture, size]);
  return fit;
}

/** `--zoom` is for elements over the picture that should not grow with it. */
const placeOf = ({ zoom, x, y }: typeof still) =>
  ({ transform: `translate(${x}px, ${y}px) scale(${zoom})`, '--zoom': zoom }) as CSSProperties;

/** Zooms around the point under the pointer. */
function zoomed(before: typeof still, wanted: number, x: number, y: number): typeof still {
  const zoom = Math.max(1, Math.min(closest, wanted));
  if (zoom === 1) return still;
  const change = zoom / before.zoom;
  return { zoom, x: x - (x - before.x) * change, y: y - (y - before.y) * change };
}
