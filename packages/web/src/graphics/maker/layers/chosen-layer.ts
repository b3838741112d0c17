/** The layer that a maker works on, by id, in one size. */
export interface ChosenLayer {
  slot: string;
  size: string;
}

/** What a drag on a picture does. */
export type Hand = 'crop' | 'move';
