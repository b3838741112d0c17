import { buildScene, layerOfNode, type Scene, sizeWords, type UnfitText } from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ScenePicture } from '../../drawing/scene-picture.tsx';
import { useUploadedFaces } from '../../use-uploaded-faces.ts';
import { useEditor, useModel } from '../state/editor.ts';
import type { Frame } from '../state/frames.ts';
import { useStore } from '../state/store.ts';
import classes from './canvas.module.css';
import { carried, only, without } from './scene-parts.ts';

/** A drag: what stays, what moves, and where that was. */
interface Lift {
  ids: string;
  scene: Scene;
  lifted: Scene;
  frames: ReadonlyMap<string, Frame>;
}

/** Steps in which the picture is drawn larger as the slide is scaled up. */
const steps = 4;

/**
 * The slide. A drag moves a picture of the dragged layers over one of the others, by CSS, at the pace of the screen; both are
 * drawn once. When it ends, the exact picture takes their place as soon as it is drawn.
 */
export function SlidePicture({ zoom }: { zoom: number }) {
  const editor = useEditor();
  const { design, slide, sizeId, size, values, frames } = useModel();
  const uploaded = useUploadedFaces();
  const ids = useStore(editor.drag, ({ drag }) => drag?.ids.join(' ') ?? '');
  const editing = useStore(editor.view, (view) => view.editing);
  const scene = useMemo(() => {
    const whole = buildScene(design, { slide: slide.id, size: sizeId, values, placeholders: true });
    return editing ? without(whole, new Set([editing])) : whole;
  }, [design, slide.id, sizeId, values, editing]);
  const [, redraw] = useState(0);
  const lift = useRef<Lift>(undefined);
  const rest = useRef(scene);
  if (ids && lift.current?.ids !== ids) {
    lift.current = { ids, scene, lifted: only(scene, new Set(ids.split(' '))), frames };
  }
  // The same scene is not drawn again. It waits while layers are dragged.
  if (!ids && !sameJson(rest.current, scene)) rest.current = scene;

  const drawn = useCallback(
    (unfit: readonly UnfitText[]) => {
      const { view, drag } = editor;
      const texts = unfit.map((text) => ({ ...text, id: layerOfNode(text.id) }));
      if (!sameJson(texts, view.get().unfit)) view.set({ unfit: texts });
      if (drag.get().drag?.ids.length || !lift.current) return;
      lift.current = undefined;
      redraw((count) => count + 1);
    },
    [editor],
  );
  const density = Math.min(2, Math.max(1, Math.ceil(zoom * window.devicePixelRatio * steps)) / steps);
  const shown = { scale: density, uploaded };
  return (
    <div className={classes.picture}>
      <ScenePicture
        {...shown}
        scene={rest.current}
        label={`${slide.name || 'Slide'}, ${sizeWords(size)}`}
        onUnfit={drawn}
      />
      {lift.current && <Lifted key={lift.current.ids} lift={lift.current} zoom={zoom} shown={shown} now={scene} />}
    </div>
  );
}

interface LiftedProps {
  lift: Lift;
  zoom: number;
  shown: { scale: number; uploaded: ReturnType<typeof useUploadedFaces> };
  now: Scene;
}

/** The layers that a drag moves, over the others. */
function Lifted({ lift, zoom, shown, now }: LiftedProps) {
  const editor = useEditor();
  const drag = useStore(editor.drag, (state) => state.drag);
  const [isDrawn, setDrawn] = useState(false);
  const others = useRef(lift.scene);
  const dragged = useMemo(() => new Set(lift.ids.split(' ')), [lift.ids]);
  // What others change meanwhile is shown; what is dragged is not part of it.
  const staying = useMemo(() => without(now, dragged), [now, dragged]);
  if (!sameJson(others.current, staying)) others.current = staying;
  const last = useRef<string>(undefined);
  const from = [...dragged].flatMap((id) => lift.frames.get(id)?.seen ?? []);
  const to = drag && drag.ids.length > 0 ? [...drag.seen.values()] : undefined;
  if (to) last.current = carried(from, to, zoom);
  return (
    <div className={classes.lift} data-drawn={isDrawn}>
      <div className={classes.lifted} style={{ transform: last.current }}>
        <ScenePicture {...shown} scene={lift.lifted} label="" />
      </div>
      <ScenePicture {...shown} scene={others.current} label="" onUnfit={() => setDrawn(true)} />
    </div>
  );
}
