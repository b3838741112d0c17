import type { FileDocument } from '@pavilion/domain/files';
import { useEffect, useState } from 'react';
import { loadStoryboard, type Storyboard, tileAt } from '../../kit/storyboard.ts';
import { thumbOf } from '../../parts/file-thumb.ts';
import classes from './clip-preview.module.css';

/** Still of a recording at a moment, cut from its storyboard. */
export function StoryboardTile({ file, seconds }: { file: FileDocument; seconds: number }) {
  const [board, setBoard] = useState<Storyboard | null>(null);
  const { image, index } = thumbOf(file).storyboard ?? {};
  useEffect(() => {
    if (!image || !index) return;
    let gone = false;
    void loadStoryboard({ image, index }).then((loaded) => !gone && setBoard(loaded));
    return () => {
      gone = true;
    };
  }, [image, index]);
  const tile = board && tileAt(board, seconds);
  if (!board || !tile) return <div className={classes.tile} />;
  const share = (place: number, size: number, count: number) =>
    count > 1 ? `${(place / size / (count - 1)) * 100}%` : '0%';
  return (
    <div
      className={classes.tile}
      style={{
        backgroundImage: `url("${board.image}")`,
        backgroundSize: `${board.columns * 100}% ${board.rows * 100}%`,
        backgroundPosition: `${share(tile.x, board.tileWidth, board.columns)} ${share(tile.y, board.tileHeight, board.rows)}`,
      }}
    />
  );
}
