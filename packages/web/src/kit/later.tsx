import { type ReactNode, useDeferredValue } from 'react';
import { afterPicture, useIdle } from './when-idle.ts';

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

/** Draws windows of a screen, which are closed at first, soon after the screen is drawn, or when one is wanted. */
export const OnDemand = ({ wanted, children }: OnDemandProps) => (useIdle(afterPicture) || wanted ? children : null);

/** Draws a part of a screen after the rest, which is shown without waiting for it. */
export const Later = ({ place, children }: LaterProps) => (useDeferredValue(true, false) ? children : place);
