import { buildScene } from '../build-scene.ts';
import type { Design } from '../design.ts';
import { type FieldValues, fieldValue } from '../fields.ts';
import { refuseValue } from '../refuse-value.ts';
import type { Scene } from '../scene.ts';
import { sceneOnAir } from '../scene-at.ts';
import { withWatermark } from '../watermark.ts';
import type { OgrafContent } from './content.ts';

/** What a controller asks of a graphic; times are given by the caller. */
export type OgrafAction =
  | { type: 'playAction'; params?: { delta?: number; goto?: number; skipAnimation?: boolean } }
  | { type: 'stopAction'; params?: { skipAnimation?: boolean } }
  | { type: 'updateAction'; params?: { data?: unknown } };

/** State of a graphic in a package. */
export interface OgrafState {
  values: FieldValues;
  /** The slide that shows, or is leaving. Absent: nothing shows. */
  shown?: { step: number; came: number; left?: number };
}

/** The step of a graphic; undefined before the first and after the last. */
export const ografStep = ({ shown }: OgrafState): number | undefined =>
  shown?.left === undefined ? shown?.step : undefined;

/** State after an action at an instant, in milliseconds. Values that are refused are left as they were. */
export function afterOgrafAction(
  state: OgrafState,
  action: OgrafAction,
  at: number,
  { slides, design }: Pick<OgrafContent, 'slides' | 'design'>,
): OgrafState {
  const { values } = state;
  switch (action.type) {
    case 'playAction': {
      const { delta = 1, goto, skipAnimation } = action.params ?? {};
      const step = ografStep(state);
      const target = Math.max(0, goto ?? (step ?? -1) + delta);
      if (target >= slides.length) return stopped(state, at, skipAnimation);
      // A movement that began long ago has ended.
      const came = skipAnimation ? -Infinity : at;
      return target === step ? state : { values, shown: { step: target, came } };
    }
    case 'stopAction':
      return stopped(state, at, action.params?.skipAnimation);
    case 'updateAction':
      return { ...state, values: { ...values, ...readOgrafData(design, action.params?.data).values } };
  }
}

function stopped(state: OgrafState, at: number, skips = false): OgrafState {
  const { values, shown } = state;
  if (skips || !shown) return { values };
  return shown.left === undefined ? { values, shown: { ...shown, left: at } } : state;
}

/** The picture of a graphic at an instant; null while nothing shows. `moves` is true if a later instant has another picture. */
export function ografSceneAt(
  { values, shown }: OgrafState,
  at: number,
  { design, size, slides, changes, watermark }: OgrafContent,
): { scene: Scene | null; moves: boolean } {
  const slide = slides[shown?.step ?? -1];
  if (!shown || slide === undefined) return { scene: null, moves: false };
  const { scene, moves } = sceneOnAir(buildScene(design, { slide, size, values, changes }), shown, at);
  return { scene: scene && watermark ? withWatermark(scene) : scene, moves };
}

/** The values in the data of a controller, and sentences about those that do not fit their fields. Other data is left out. */
export function readOgrafData(
  { fields, kit }: Pick<Design, 'fields' | 'kit'>,
  data: unknown,
): { values: FieldValues; refused: readonly string[] } {
  const values: Record<string, FieldValues[string]> = {};
  const refused: string[] = [];
  const given = new Map(Object.entries(data ?? {}));
  for (const field of fields) {
    if (!given.has(field.key)) continue;
    const parsed = fieldValue.safeParse(given.get(field.key));
    const why = parsed.success
      ? refuseValue(field, parsed.data, kit)
      : `${field.label} has a value that cannot be shown.`;
    if (parsed.success && why === null) values[field.key] = parsed.data;
    else refused.push(why!);
  }
  return { values, refused };
}
