import type { ControlState, OnAirState, Programme, RundownItem } from './control.ts';
import type { OnAirSince } from './scene-at.ts';

/** A layer of a programme with what is in it. */
export interface AirLayer {
  layer: number;
  programme: Programme;
}

const lowest = 1;

/** The layer of an item of a rundown. */
export const layerOf = ({ layer = lowest }: Pick<RundownItem, 'layer'>): number => layer;

/** All that a control document holds, the lowest layer first: also what has left, and what has no item any more. */
export function programmesOf({ programme, overlays = {} }: Pick<OnAirState, 'programme' | 'overlays'>): AirLayer[] {
  const above = Object.entries(overlays).map(([layer, each]) => ({ layer: Number(layer), programme: each }));
  return [...(programme ? [{ layer: lowest, programme }] : []), ...above].sort((one, other) => one.layer - other.layer);
}

/** The state with something else in one layer, or nothing. */
export function withProgramme<S extends OnAirState>(state: S, layer: number, programme: Programme | undefined): S {
  if (layer === lowest) return { ...state, programme };
  const { [layer]: _, ...others } = state.overlays ?? {};
  return { ...state, overlays: programme ? { ...others, [layer]: programme } : others };
}

/**
 * What screens and streams show, the lowest layer first: all that was taken and is still in the rundown. What was taken out is on
 * its way, or has left: `sceneOnAir` knows which. The server, the operator's page, the output page and streams ask this.
 */
export const shownLayers = (state: OnAirState): AirLayer[] =>
  programmesOf(state).filter(({ programme }) => state.rundown[programme.item] !== undefined);

/** Whether a programme stands on air at a moment: it is not on its way out. */
const stands = ({ outAt, endsAt }: Programme, now: number): boolean =>
  outAt === undefined && (endsAt === undefined || Date.parse(endsAt) > now);

/** When a programme came and when it leaves, in milliseconds of the server's clock. */
export const timesOnAir = ({ takenAt, outAt, endsAt }: Programme): OnAirSince => {
  const leaves = outAt ?? endsAt;
  return { came: Date.parse(takenAt), left: leaves === undefined ? undefined : Date.parse(leaves) };
};

/** The layers that are on air at a moment, in milliseconds, and not on their way out. */
export const layersOnAir = (state: OnAirState, now: number): AirLayer[] =>
  shownLayers(state).filter(({ programme }) => stands(programme, now));

export const isOnAir = (state: OnAirState, now: number): boolean => layersOnAir(state, now).length > 0;

/** The next moment at which something goes out by itself, in milliseconds; undefined if nothing does. */
export function nextOut(state: OnAirState, now: number): number | undefined {
  const ends = layersOnAir(state, now).flatMap(({ programme: { endsAt } }) => (endsAt ? Date.parse(endsAt) : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** What Next, Update and Out act on: the previewed item if it is on air, otherwise what was taken last. */
export function layerInHand(state: ControlState, now: number): AirLayer | undefined {
  const onAir = layersOnAir(state, now);
  const takenLast = onAir.reduce<AirLayer | undefined>(
    (last, each) => (last && last.programme.takenAt > each.programme.takenAt ? last : each),
    undefined,
  );
  return onAir.find(({ programme }) => programme.item === state.preview) ?? takenLast;
}

/** A layer of the preview: what stays on air, or the previewed item as it is now. */
export type PreviewedLayer = { layer: number } & ({ programme: Programme } | { item: string });

/** What would be on air after Take of the previewed item, or Update if it is on air; the lowest layer first. Nothing without one. */
export function previewedLayers(state: ControlState, now: number): PreviewedLayer[] {
  const { preview, rundown } = state;
  const item = preview === undefined ? undefined : rundown[preview];
  if (preview === undefined || !item) return [];
  const own: PreviewedLayer = { layer: layerOf(item), item: preview };
  const others = layersOnAir(state, now).filter(
    ({ layer, programme }) => layer !== own.layer && programme.item !== preview,
  );
  return [...others, own].sort((one, other) => one.layer - other.layer);
}
