import type { Scene } from '@pavilion/domain';
import { lineBox, type SnapLine } from '../../editor/geometry/snapping.ts';
import classes from './move-handle.module.css';
import { placeIn } from './place-in.ts';

/** What the dragged layer has snapped to. */
export function SnapLines({ lines, scene }: { lines: readonly SnapLine[]; scene: Scene }) {
  return lines.map((line) => (
    <div
      key={`${line.axis} ${line.at} ${line.from}`}
      className={classes.snap}
      data-snap={line.axis}
      style={placeIn(lineBox(line), scene)}
    />
  ));
}
