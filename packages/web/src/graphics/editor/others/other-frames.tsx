import { NameTag, toneOf } from '../../../parts/others-here.tsx';
import { usePeople } from '../../../parts/use-people.ts';
import { placed } from '../canvas/overlay.tsx';
import type { Viewport } from '../canvas/viewport.ts';
import { boundsOf, boxOf } from '../geometry/boxes.ts';
import { useModel } from '../state/editor.ts';
import classes from './others.module.css';
import { type Other, useOthers } from './use-others.ts';

/** What other designers have selected on this slide, each in their colour with their name. */
export function OtherFrames({ viewport }: { viewport: Viewport }) {
  const others = useOthers();
  const { nameOf } = usePeople(others.map(({ person }) => person));
  return others.map((other) => (
    <FramesOf key={other.person} other={other} name={nameOf(other.person)} viewport={viewport} />
  ));
}

function FramesOf({ other, name, viewport }: { other: Other; name: string; viewport: Viewport }) {
  const { frames } = useModel();
  const boxes = other.selected.flatMap((id) => {
    const seen = frames.get(id)?.seen;
    return seen ? [{ id, seen }] : [];
  });
  const bounds = boundsOf(boxes.map(({ seen }) => seen));
  if (!bounds) return null;
  return (
    <div className={classes.frames} style={toneOf(name)} aria-hidden>
      {boxes.map(({ id, seen }) => (
        <div key={id} className={classes.frame} style={placed(seen, viewport)} />
      ))}
      <div className={classes.nameAt} style={placed(boxOf(bounds), viewport)}>
        <NameTag>{name}</NameTag>
      </div>
    </div>
  );
}
