import type { CSSProperties } from 'react';

export interface StoryboardTile {
  /** Seconds from the start of the recording, on the player's clock. */
  time: number;
  x: number;
  y: number;
}
export interface Storyboard {
  image: string;
  tileWidth: number;
  tileHeight: number;
  columns: number;
  rows: number;
  tiles: readonly StoryboardTile[];
}

const known = new Map<string, Promise<Storyboard | null>>();

/** Loads the index of a storyboard, once each. Null when there is none yet; the screen then shows no storyboard. */
export function loadStoryboard({ image, index }: { image: string; index: string }): Promise<Storyboard | null> {
  const asked = known.get(index);
  if (asked) return asked;
  const answer = fetch(index)
    .then(async (response) =>
      response.ok ? { ...((await response.json()) as Omit<Storyboard, 'image'>), image } : null,
    )
    .catch(() => null);
  known.set(index, answer);
  void answer.then((board) => board === null && known.delete(index));
  return answer;
}

/** The last tile at or before a time. */
export function tileAt(board: Storyboard, seconds: number): StoryboardTile | undefined {
  let found = board.tiles[0];
  for (const tile of board.tiles) {
    if (tile.time > seconds) break;
    found = tile;
  }
  return found;
}

/** CSS background for one tile of the sprite, as large as fits into a box in its own proportions. */
export function tileStyle(
  board: Storyboard,
  tile: StoryboardTile,
  box: { width: number; height: number },
): CSSProperties {
  const scale = Math.min(box.width / board.tileWidth, box.height / board.tileHeight) || 1;
  return {
    width: board.tileWidth * scale,
    height: board.tileHeight * scale,
    backgroundImage: `url("${board.image}")`,
    backgroundPosition: `${-tile.x * scale}px ${-tile.y * scale}px`,
    backgroundSize: `${board.columns * board.tileWidth * scale}px ${board.rows * board.tileHeight * scale}px`,
  };
}
