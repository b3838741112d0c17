import { Menu } from '@mantine/core';
import { type FrameGrid, frameLabel, linesOf, type Note, pathOfStroke, pointOf } from '@pavilion/domain';
import { IconCamera } from '@tabler/icons-react';
import { type RefObject, useCallback } from 'react';
import { notifyError } from '../../kit/notify.ts';
import { saveFile } from '../../kit/save-file.ts';
import { clockLabel } from '../../kit/sizes.ts';
import type { FilePosition, FileViewerHandle } from '../../parts/file-viewer.tsx';
import { PlayerControl } from '../../parts/viewer/player-controls.tsx';
import { isHere } from './note-position.ts';
import { type Standing, useStanding } from './standing.ts';

interface SaveFrameProps {
  /** The version, and the start of the names of its frames. */
  file: string;
  name: string;
  grid: FrameGrid | null;
  notes: readonly Note[];
  standing: Standing;
  viewer: RefObject<FileViewerHandle | null>;
}

/**
 * Saves the frame on screen as a picture, in the size of the playing film, with or without the drawings of notes. Everyone who
 * sees the version may download it, so everyone may save its frames.
 */
export function SaveFrame({ file, name, grid, notes, standing, viewer }: SaveFrameProps) {
  const drawnOn = useCallback((position: FilePosition) => drawnHere(notes, grid, position).length > 0, [notes, grid]);
  const isDrawnOn = useStanding(standing, file, drawnOn);
  const save = async (over: 'plain' | 'drawn') => {
    viewer.current?.pause();
    const film = viewer.current?.film();
    const position = standing.get(file);
    const moment =
      grid && position.frame !== null ? frameLabel(position.frame, grid) : clockLabel(position.seconds ?? 0);
    const picture = film && (await pictureOf(film, over === 'drawn' ? drawnHere(notes, grid, position) : []));
    if (picture) saveFile(`${name} ${moment.replaceAll(/[:;]/g, '-')}.png`, picture);
    else notifyError('This frame could not be saved. Please try again.');
  };
  const label = 'Save this frame';
  if (!isDrawnOn) return <PlayerControl label={label} icon={IconCamera} onClick={() => void save('plain')} />;
  return (
    // Inside the player, so that it also opens in full screen.
    <Menu withinPortal={false} position="top-end">
      <Menu.Target>
        <PlayerControl label={label} icon={IconCamera} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('plain')}>Without the drawings</Menu.Item>
        <Menu.Item onClick={() => void save('drawn')}>With the drawings</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const drawnHere = (notes: readonly Note[], grid: FrameGrid | null, position: FilePosition) =>
  notes.filter((note) => !note.response && (note.drawing?.length ?? 0) > 0 && isHere(note, grid, position));

/** The frame of the film with the drawings of notes; null if the browser gives no picture. */
async function pictureOf(film: HTMLVideoElement, notes: readonly Note[]): Promise<Blob | null> {
  if (film.seeking) await new Promise((resolve) => film.addEventListener('seeked', resolve, { once: true }));
  const canvas = document.createElement('canvas');
  canvas.width = film.videoWidth;
  canvas.height = film.videoHeight;
  const pen = canvas.getContext('2d');
  if (!pen || canvas.width === 0) return null;
  pen.drawImage(film, 0, 0);
  for (const note of notes) drawNote(pen, note);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Draws as on screen, where a picture is about 1,000 pixels wide. */
function drawNote(pen: CanvasRenderingContext2D, note: Note): void {
  const { width, height } = pen.canvas;
  const pixel = Math.max(width, height) / 1_000;
  Object.assign(pen, { lineCap: 'round', lineJoin: 'round' });
  const lines = linesOf(note).map((line) => ({ ...line, path: new Path2D(pathOfStroke(line, width, height)) }));
  for (const { path } of lines) stroke(pen, path, 'rgb(0 0 0 / 60%)', 7 * pixel);
  for (const { path, colour } of lines) stroke(pen, path, colour, 4 * pixel);
  const point = pointOf(note);
  if (!point) return;
  const pin = new Path2D();
  pin.arc(point.x * width, point.y * height, 10 * pixel, 0, 2 * Math.PI);
  stroke(pen, pin, 'rgb(0 0 0 / 55%)', 7 * pixel);
  stroke(pen, pin, '#fff', 3 * pixel);
  pen.fillStyle = note.drawing?.[0]?.colour ?? '#fff';
  pen.fill(pin);
}

function stroke(pen: CanvasRenderingContext2D, path: Path2D, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(path);
}
