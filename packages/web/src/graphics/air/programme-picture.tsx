import { airSize, buildScene, type Design, type Programme, timesOnAir } from '@pavilion/domain/graphics';
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
  /** Fonts that designers uploaded. */
  uploaded: readonly Face[];
  silent?: boolean;
  /** Pixels drawn for each pixel of the design. */
  scale?: number;
}

/** A layer of what is on air, as it comes, stays and leaves (GFX-028). Nothing once it has left. Its videos play without sound. */
export function ProgrammePicture({ design, programme, ahead = 0, ...drawn }: ProgrammePictureProps) {
  const { slide, values, changes } = programme;
  const { came, left } = timesOnAir(programme);
  const scene = useMemo(
    () => buildScene(design, { slide, size: airSize(design), values, changes }),
    [design, slide, values, changes],
  );
  const { shown, at, films } = useMovingScene(scene, {
    came: came + ahead,
    left: left === undefined ? undefined : left + ahead,
  });
  if (!shown) return null;
  if (!films) return <ScenePicture scene={shown} label="On air" {...drawn} />;
  return <PlayingScene scene={shown} label="On air" at={at} playing muted {...drawn} />;
}
