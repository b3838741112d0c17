import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds for which the actions of a room that a decision has opened take no press: a second one was meant for the first room. */
const restMs = 1_500;
let begunAt = Number.NEGATIVE_INFINITY;

/** Called when a decision opens the next room. */
export function beginRest(): void {
  begunAt = performance.now();
}

/** Whether these actions rest. Whoever goes on pressing where they are prolongs it; a press elsewhere is a look at the room. */
export function useRest(actions: RefObject<HTMLElement | null>): boolean {
  const [rests, setRests] = useState(() => performance.now() - begunAt < restMs);
  useEffect(() => {
    if (!rests) return;
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setRests(false), restMs);
    };
    rest();
    const pressed = ({ clientX, clientY }: PointerEvent) => {
      const place = actions.current?.getBoundingClientRect();
      if (!place || clientX < place.left || clientX > place.right) return;
      if (clientY >= place.top && clientY <= place.bottom) rest();
    };
    window.addEventListener('pointerdown', pressed);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', pressed);
    };
  }, [rests, actions]);
  return rests;
}
