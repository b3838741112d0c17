import { sameJson } from '@pavilion/sync';
import { layerOf, layersOnAir, programmesOf, withProgramme } from './air-layers.ts';
import { type ControlAct, type ControlState, type Programme, rundownOrder } from './control.ts';
import { filmSlide } from './film-alone.ts';
import type { SlotVideo } from './films.ts';

/** A graphic with what is needed to put it on air: its values, and the slides of its publication in order. */
export interface TakenGraphic {
  publication: string;
  values: Programme['values'];
  changes: Programme['changes'];
  slides: readonly string[];
}

/** A film with what is needed to put it on air. */
export interface TakenFilm {
  film: SlotVideo;
  /** Milliseconds after which it goes out by itself; absent if it stays. */
  lasts?: number | undefined;
}

type Content = Pick<Programme, 'publication' | 'values' | 'changes'>;

/** Whether a graphic has changed since it was taken or updated: Update would show something else. */
export const waitsForUpdate = (shown: Content, graphic: Content): boolean =>
  shown.publication !== graphic.publication ||
  !sameJson(shown.values, graphic.values) ||
  !sameJson(shown.changes, graphic.changes);

/**
 * The state after an act. `now` is ISO 8601 UTC; `content` is what the item shows, needed by take, next and update. Take replaces
 * what is in the item's own layer, and nothing else. Acts that do not fit the state, such as a second press, leave it as it is.
 */
export function afterAct<S extends ControlState>(
  state: S,
  act: ControlAct,
  now: string,
  content?: TakenGraphic | TakenFilm,
): S {
  const onAir = layersOnAir(state, Date.parse(now));
  if (act.act === 'all out')
    return onAir.reduce(
      (left, { layer, programme }) => withProgramme(left, layer, { ...programme, outAt: now }),
      state,
    );
  const current = onAir.find(({ programme }) => programme.item === act.item);
  switch (act.act) {
    case 'take': {
      const item = state.rundown[act.item];
      const taken = content && takenProgramme(content, now);
      if (!item || !taken || current?.layer === layerOf(item)) return state;
      // One that was put into another layer since it was taken moves there. What is leaving there is replaced as well.
      const elsewhere = programmesOf(state).filter(({ programme }) => programme.item === act.item);
      const without = elsewhere.reduce((left, { layer }) => withProgramme(left, layer, undefined), state);
      const programme = { item: act.item, ...taken };
      const after = withProgramme(without, layerOf(item), programme);
      return { ...after, preview: followingItem(after, act.item, Date.parse(now)) };
    }
    case 'next': {
      const slide = content && 'slides' in content ? content.slides[act.step + 1] : undefined;
      if (current?.programme.step !== act.step || !slide) return state;
      return withProgramme(state, current.layer, { ...current.programme, slide, step: act.step + 1, takenAt: now });
    }
    case 'update': {
      if (!current || !content || !('slides' in content)) return state;
      const { publication, values, changes, slides } = content;
      // A graphic that moved to another publication begins again at its first slide.
      const kept = slides.includes(current.programme.slide);
      const slide = kept ? current.programme.slide : slides[0]!;
      const step = slides.indexOf(slide);
      const updated = { publication, values, changes, slide, step, steps: slides.length };
      return withProgramme(state, current.layer, { ...current.programme, ...updated });
    }
    case 'out':
      return current ? withProgramme(state, current.layer, { ...current.programme, outAt: now }) : state;
  }
}

/** What a graphic or a film shows from now on; undefined for a graphic without slides. */
function takenProgramme(content: TakenGraphic | TakenFilm, now: string): Omit<Programme, 'item'> | undefined {
  if ('film' in content) {
    const { film, lasts } = content;
    const shown = { film, values: {}, changes: {}, slide: filmSlide, step: 0, steps: 1, takenAt: now };
    return lasts === undefined ? shown : { ...shown, endsAt: new Date(Date.parse(now) + lasts).toISOString() };
  }
  const { publication, values, changes, slides } = content;
  const [slide] = slides;
  return slide ? { publication, values, changes, slide, step: 0, steps: slides.length, takenAt: now } : undefined;
}

/**
 * The next item in the rundown that is not on air; undefined after the last. With one on air in preview, Out would be for that one
 * right after another was taken.
 */
function followingItem(state: ControlState, item: string, now: number): string | undefined {
  const order = rundownOrder(state.rundown);
  const onAir = new Set(layersOnAir(state, now).map(({ programme }) => programme.item));
  return order.slice(order.indexOf(item) + 1).find((each) => !onAir.has(each));
}
