import { useState } from 'react';
import type { Marks } from './mark-bar.tsx';
import type { Part } from './use-parts.ts';

/** Repeats the stretch between two marks, once both are set. Turning it on plays from the in point. */
export function useLoop({ tcIn, tcOut }: Marks, playFrom: (mark: number) => void) {
  const [looping, setLooping] = useState(false);
  const loop: Part | null =
    looping && tcIn !== undefined && tcOut !== undefined && tcOut >= tcIn ? { from: tcIn, to: tcOut } : null;
  const toggle = () => {
    setLooping(!looping);
    if (!looping && tcIn !== undefined) playFrom(tcIn);
  };
  return { looping, loop, toggle };
}
