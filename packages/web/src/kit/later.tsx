import { type ReactNode, useDeferredValue } from 'react';
import { useIdle } from './when-idle.ts';

interface LaterProps {
  /** Keeps the room of what is drawn later. */
  place: ReactNode;
  children: ReactNode;
}

interface OnDemandProps {
  /** Whether one of them is open. */
  wanted: boolean;
  children: ReactNode;
}

/** Draws windows of a screen, which are closed at first, as soon as the screen is drawn, or when one is wanted. */
export const OnDemand = ({ wanted, children }: OnDemandProps) => (useIdle(0) || wanted ? children : null);

/** Draws a part of a screen after the rest, which is shown without waiting for it. */
export const Later = ({ place, children }: LaterProps) => (useDeferredValue(true, false) ? children : place);
