import { useElementSize, useMergedRef } from '@mantine/hooks';
import { sizeWords } from '@pavilion/domain/graphics';
import { useEffect, useRef } from 'react';
import { GuideLines } from '../guides/guide-lines.tsx';
import { Rulers } from '../guides/rulers.tsx';
import { OtherFrames } from '../others/other-frames.tsx';
import { useEditor, useModel } from '../state/editor.ts';
import { useStore } from '../state/store.ts';
import classes from './canvas.module.css';
import { Overlay } from './overlay.tsx';
import { placeIn } from './place-in.ts';
import { press, pressTwice } from './press.ts';
import { SlidePicture } from './slide-picture.tsx';
import { TextInPlace } from './text-in-place.tsx';
import { useSpaceHeld } from './use-space-held.ts';
import { viewportOf, zoomedAt } from './viewport.ts';

/** The slide in its window: scrolled by the wheel, scaled with Ctrl, worked on with the pointer. */
export function Canvas() {
  const editor = useEditor();
  const { slide, size } = useModel();
  const { ref: measured, width, height } = useElementSize<HTMLDivElement>();
  const element = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(measured, element);
  const zoom = useStore(editor.view, (view) => view.zoom);
  const pan = useStore(editor.view, (view) => view.pan);
  const isPanning = useSpaceHeld();
  const area = { width, height };
  const viewport = viewportOf(area, size, zoom, pan);

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      const at = placeIn(event.currentTarget as HTMLElement, event);
      editor.view.set(zoomedAt(viewport, area, size, at, Math.exp(-event.deltaY / 400)));
      return;
    }
    const [x, y] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    editor.view.set({ zoom: viewport.zoom, pan: { x: pan.x - x, y: pan.y - y } });
  };
  useWheel(element, wheel);
  useEffect(() => editor.view.set({ shownZoom: viewport.zoom }), [editor, viewport.zoom]);

  return (
    <div
      ref={ref}
      role="application"
      aria-label={`Canvas: ${slide.name || 'slide'}, ${sizeWords(size)}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the canvas takes arrow keys, Tab and Enter for its layers.
      tabIndex={0}
      className={classes.canvas}
      data-canvas
      data-panning={isPanning}
      onPointerDown={(event) => press(editor, event, viewport, isPanning)}
      onDoubleClick={(event) => pressTwice(editor, event, viewport)}
    >
      {width > 0 && (
        <>
          <div
            className={`${classes.sheet} checker`}
            style={{
              left: viewport.left,
              top: viewport.top,
              width: size.width * viewport.zoom,
              height: size.height * viewport.zoom,
            }}
          >
            <SlidePicture zoom={viewport.zoom} />
          </div>
          <GuideLines viewport={viewport} />
          <OtherFrames viewport={viewport} />
          <Overlay viewport={viewport} />
          <TextInPlace viewport={viewport} />
          <Rulers viewport={viewport} area={area} />
        </>
      )}
    </div>
  );
}

/** React's own wheel handlers cannot keep the page from scrolling or zooming. */
function useWheel(element: React.RefObject<HTMLElement | null>, wheel: (event: WheelEvent) => void): void {
  const latest = useRef(wheel);
  latest.current = wheel;
  useEffect(() => {
    const target = element.current;
    const listener = (event: WheelEvent) => latest.current(event);
    target?.addEventListener('wheel', listener, { passive: false });
    return () => target?.removeEventListener('wheel', listener);
  }, [element]);
}
