import type { DesignSlot } from './design.ts';
import type { Filling } from './fill-in.ts';

/** Everything that the slots of one scene are built with. */
export interface Building {
  size: string;
  /** Factor from the first size to this one. */
  scale: number;
  /** Share to which repeated rows are shrunk so that more of them fit; part of `scale`. */
  shrink?: number;
  filling: Filling;
  slots: ReadonlyMap<string, DesignSlot>;
  children: ReadonlyMap<string | undefined, readonly DesignSlot[]>;
}
