import { airSize, buildScene, type Design, type Programme } from '@pavilion/domain/graphics';
import type { Face } from '@pavilion/drawing';
import { useMemo } from 'react';
import { ScenePicture } from '../drawing/scene-picture.tsx';
import { PlayingScene } from '../films/playing-scene.tsx';
import { useMovingScene } from './use-moving-scene.ts';

interface ProgrammePictureProps {
  design: Design;
  programme: Programme;
  /** Milliseconds that this machine's clock is ahead of the server's. */
  ahead?: number;
  pictures?: string;
  uploaded?: readonly Face[];
  silent?: boolean;
  /** Pixels drawn for each pixel of the design. */
  scale?: number;
}

/** What is on air, as it comes, stays and leaves (GFX-028). Nothing once it has left. Its videos play without sound. */
export function ProgrammePicture({ design, programme, ahead = 0, ...drawn }: ProgrammePictureProps) {
  const { slide, values, changes, takenAt, outAt } = programme;
  const scene = useMemo(
    () => buildScene(design, { slide, size: airSize(design), values, changes }),
    [design, slide, values, changes],
  );
  const here = (instant: string) => Date.parse(instant) + ahead;
  const { shown, at, films } = useMovingScene(scene, {
    came: here(takenAt),
    left: outAt === undefined ? undefined : here(outAt),
  });
  if (!shown) return null;
  if (!films) return <ScenePicture scene={shown} label="On air" {...drawn} />;
  return <PlayingScene scene={shown} label="On air" at={at} playing muted {...drawn} />;
}
