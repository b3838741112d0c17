import { buildScene, type Design, sizeOrder, type UnfitText, type UnfitTexts, unfitFaults } from '@pavilion/domain';
import type { Face } from '@pavilion/drawing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { drawingRoom } from '../drawing/drawing-room.ts';
import { ownPictures } from '../drawing/picture-addresses.ts';
import { useUploadedFaces } from '../use-uploaded-faces.ts';
import type { ReadEntry } from './bulk-entry.ts';

type Faults = Readonly<Record<string, string>>;

/** Rows whose answers are shown together. */
const together = 10;

/**
 * The rows with their texts that do not fit or lack a font, which are faults as others are (GFX-008), and the number of rows that are still being
 * measured. One slide at a time, so that the pictures of the table have their turns.
 */
export function useBulkFit(design: Design, rows: readonly ReadEntry[]): { rows: readonly ReadEntry[]; left: number } {
  const faces = useUploadedFaces();
  const [measured, setMeasured] = useState<ReadonlyMap<string, Faults>>(new Map());
  const found = useRef(new Map<string, Faults>());
  const keyed = useMemo(() => rows.map((row) => ({ row, key: keyOf(row, faces) })), [rows, faces]);
  useEffect(() => {
    const ticket = {};
    let over = false;
    const show = () => setMeasured(new Map(found.current));
    const measureAll = async () => {
      let done = 0;
      for (const { row, key } of keyed) {
        if (found.current.has(key)) continue;
        const unfit = await measure(ticket, design, row, faces);
        if (over) return;
        found.current.set(key, unfit);
        done += 1;
        if (done % together === 0) show();
      }
      if (done > 0) show();
    };
    void measureAll();
    return () => {
      over = true;
      drawingRoom.forget(ticket);
    };
  }, [design, keyed, faces]);
  return useMemo(
    () => ({
      rows: keyed.map(({ row, key }) => withFaults(row, measured.get(key))),
      left: keyed.filter(({ key }) => !measured.has(key)).length,
    }),
    [keyed, measured],
  );
}

const keyOf = ({ all }: ReadEntry, faces: readonly Face[]): string => JSON.stringify([faces.length, all]);

const withFaults = (row: ReadEntry, unfit: Faults | undefined): ReadEntry =>
  unfit && Object.keys(unfit).length > 0 ? { ...row, faults: { ...unfit, ...row.faults } } : row;

async function measure(ticket: object, design: Design, { all }: ReadEntry, uploaded: readonly Face[]): Promise<Faults> {
  const found: UnfitTexts[] = [];
  for (const size of sizeOrder(design.sizes)) {
    for (const { id: slide } of design.slides) {
      const scene = buildScene(design, { slide, size, values: all });
      found.push({ size, unfit: await unfitOf(ticket, scene, uploaded) });
    }
  }
  return unfitFaults(design, all, found);
}

const unfitOf = (ticket: object, scene: ReturnType<typeof buildScene>, uploaded: readonly Face[]) =>
  new Promise<readonly UnfitText[]>((resolve) => {
    const letters = { scene, uploaded, scale: 8 / Math.max(scene.width, scene.height), pictures: ownPictures };
    drawingRoom.want(ticket, { ...letters, lettersOnly: true }, ({ unfit }) => resolve(unfit));
  });
