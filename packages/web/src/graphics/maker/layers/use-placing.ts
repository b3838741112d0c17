import type { Graphic, graphics } from '@pavilion/domain';
import { applyPatch, type PatchOf } from '@pavilion/sync';
import { useMemo, useRef, useState } from 'react';
import type { SnapLine } from '../../editor/geometry/snapping.ts';
import type { GraphicValues } from '../use-graphic-values.ts';

type Place = PatchOf<typeof graphics>;

const none: readonly SnapLine[] = [];

/**
 * The changes of a graphic while a layer is placed, and the lines that it has snapped to: shown at once. The changes are stored at
 * the pace of fields and when it is let go.
 */
export function usePlacing(graphic: Graphic, made: GraphicValues) {
  const [placing, setPlacing] = useState<Place | undefined>();
  const [lines, setLines] = useState(none);
  const latest = useRef<Place>(undefined);
  const changes = useMemo(() => (placing ? applyPatch(graphic, placing).changes : graphic.changes), [graphic, placing]);
  return {
    changes,
    lines,
    place(next: Place, snapped = none) {
      latest.current = next;
      setLines(snapped);
      setPlacing(next);
      made.change(next);
    },
    settle() {
      if (latest.current) made.changeNow(latest.current);
      latest.current = undefined;
      setLines(none);
      setPlacing(undefined);
    },
  };
}
