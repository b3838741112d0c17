import { useEffect, useRef, useState } from 'react';
import { notify, notifyError } from '../../../kit/notify.ts';
import { isField } from '../../../kit/typing-guard.ts';
import { useFonts } from '../../use-fonts.ts';
import { useUploadedFaces } from '../../use-uploaded-faces.ts';
import { paste } from '../actions/copies.ts';
import { placeIn } from '../canvas/place-in.ts';
import { toSlide, viewportOf } from '../canvas/viewport.ts';
import { usePictureUploads } from '../imports/use-picture-uploads.ts';
import { type Editor, useEditor, useModel } from '../state/editor.ts';
import { useStore } from '../state/store.ts';
import type { Arrival } from './arrival.ts';
import { takeIn } from './arrivals.ts';
import { copyMark, droppedFrom, isDesignFile, pastedFrom } from './given.ts';
import { land } from './land.ts';
import { type ReadArrival, readArrival } from './read-arrival.ts';

/** Takes in what is pasted, or dropped on the canvas, from outside the product. */
export function Outside() {
  const editor = useEditor();
  const arrivals = useStore(editor.arrivals, (state) => state.arrivals);
  const { names } = useFonts();
  const uploaded = useUploadedFaces();
  usePaste(editor);
  useDrop(editor);
  return arrivals.map((arrival) => (
    <Arriving key={arrival.key} arrival={arrival} fonts={{ families: names, uploaded }} />
  ));
}

/** Reads what arrived, stores its pictures, and adds it. */
function Arriving({ arrival, fonts }: { arrival: Arrival; fonts: Parameters<typeof readArrival>[2] }) {
  const editor = useEditor();
  const { template, first } = useModel();
  const { start, files } = usePictureUploads(template.id);
  const [read, setRead] = useState<ReadArrival | undefined>();
  const begun = useRef(false);
  const begin = useRef(async () => {
    const answer = await readArrival(arrival.of, first, fonts);
    if (typeof answer === 'string') {
      notifyError(answer);
      arrived(editor, arrival);
      return;
    }
    if (answer.pictures.length > 0) start(answer.pictures, { imported: answer.isDrawing });
    setRead(answer);
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin.current();
  }, []);
  useEffect(() => {
    if (!read || (read.pictures.length > 0 && !files)) return;
    land(editor, arrival, read, files ?? new Map());
    arrived(editor, arrival);
  }, [editor, arrival, read, files]);
  return null;
}

const arrived = ({ arrivals }: Editor, { key }: Arrival): void =>
  arrivals.set({ arrivals: arrivals.get().arrivals.filter((each) => each.key !== key) });

/** A Photoshop document is a slide: its window says what was not understood before the slide is added. */
function take(editor: Editor, given: Parameters<typeof takeIn>[1], place?: Parameters<typeof takeIn>[2]): void {
  const document = given.files.find(isDesignFile);
  if (document) editor.view.set({ importing: document });
  else takeIn(editor, given, place);
}

function usePaste(editor: Editor): void {
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (isField(target) || (target instanceof Element && target.closest('[role="dialog"]')) || !clipboardData) return;
      event.preventDefault();
      const given = clipboardData.types.includes(copyMark) ? undefined : pastedFrom(clipboardData);
      if (given) take(editor, given);
      else paste(editor);
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [editor]);
}

const canvasAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-canvas]') : null;

function useDrop(editor: Editor): void {
  useEffect(() => {
    const mark = (canvas: HTMLElement | null) => {
      for (const each of document.querySelectorAll<HTMLElement>('[data-canvas]'))
        each.toggleAttribute('data-dropping', each === canvas);
    };
    const over = (event: DragEvent) => {
      const canvas = canvasAt(event);
      const isOurs = event.dataTransfer?.types.includes(copyMark) ?? true;
      mark(isOurs ? null : canvas);
      if (canvas && !isOurs) event.preventDefault();
    };
    const left = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) mark(null);
    };
    const dropped = (event: DragEvent) => {
      const canvas = canvasAt(event);
      mark(null);
      if (!canvas || !event.dataTransfer || event.dataTransfer.types.includes(copyMark)) return;
      event.preventDefault();
      const given = droppedFrom(event.dataTransfer);
      if (typeof given === 'string') notify(given);
      else if (given) take(editor, given, placeOn(editor, canvas, event));
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', left);
    document.addEventListener('drop', dropped);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', left);
      document.removeEventListener('drop', dropped);
    };
  }, [editor]);
}

/** Where the pointer is on the shown slide. */
function placeOn(editor: Editor, canvas: HTMLElement, event: DragEvent) {
  const { zoom, pan } = editor.view.get();
  const area = { width: canvas.clientWidth, height: canvas.clientHeight };
  return toSlide(viewportOf(area, editor.now().size, zoom, pan), placeIn(canvas, event));
}
