import { type CSSProperties, type PointerEvent, useCallback, useState } from 'react';
import { loadStoryboard, type Storyboard, tileStyle } from './storyboard.ts';

/** Moving the pointer over a picture scrubs through its storyboard, which loads on the first hover. */
export function useScrub(source: { image: string; index: string } | undefined) {
  const [board, setBoard] = useState<Storyboard | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });

  const enter = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      if (!source || event.pointerType === 'touch') return;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      setBox({ width, height });
      void loadStoryboard(source).then(setBoard);
    },
    [source],
  );
  const move = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      if (!source || event.pointerType === 'touch') return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      setAt(Math.max(0, Math.min(1, (event.clientX - left) / width)));
    },
    [source],
  );
  const leave = useCallback(() => setAt(null), []);

  const tile =
    board && at !== null
      ? board.tiles[Math.min(board.tiles.length - 1, Math.floor(at * board.tiles.length))]
      : undefined;
  const style: CSSProperties | undefined = board && tile ? tileStyle(board, tile, box) : undefined;
  return { enter, move, leave, style, at: at ?? 0 };
}
