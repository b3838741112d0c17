import { useEffect, useState } from 'react';
import { isField } from '../../../kit/typing-guard.ts';

/** Whether the space bar is held, which turns a drag into moving the slide. */
export function useSpaceHeld(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== ' ' || isField(target) || (target instanceof HTMLElement && target.closest('button, a')))
        return;
      event.preventDefault();
      setHeld(true);
    };
    const up = (event: KeyboardEvent) => event.key === ' ' && setHeld(false);
    const leave = () => setHeld(false);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', leave);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', leave);
    };
  }, []);
  return held;
}
