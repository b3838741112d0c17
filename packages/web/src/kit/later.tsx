import { type ReactNode, useDeferredValue } from 'react';

interface LaterProps {
  /** Keeps the room of what is drawn later. */
  place: ReactNode;
  children: ReactNode;
}

/** Draws a part of a screen after the rest, which is shown without waiting for it. */
export const Later = ({ place, children }: LaterProps) => (useDeferredValue(true, false) ? children : place);
