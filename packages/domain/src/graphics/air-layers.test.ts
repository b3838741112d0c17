import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterAct, type TakenGraphic } from './after-act.ts';
import { layerInHand, layerOf, layersOnAir, nextOut, previewedLayers, shownLayers } from './air-layers.ts';
import { slotVideo } from './films.ts';
import { type ControlAct, type ControlState, controlDocs } from './index.ts';

const graphic: TakenGraphic = { publication: 'p1', values: {}, changes: {}, slides: ['s1', 's2'] };
const film = slotVideo.parse({ file: 'sting', frames: 100 });
const at = (second: number) => new Date(Date.UTC(2026, 6, 4, 14) + second * 1_000).toISOString();
const ms = (second: number) => Date.parse(at(second));

const item = (order: number, layer?: number) => ({ graphic: 'g', title: '', order, ...(layer && { layer }) });
/** A score bug and its rival above, a lower third and its rival in the lowest layer, and a film above all. */
const rundown = { bug: item(1, 3), rival: item(2, 3), third: item(3), other: item(4), film: item(5, 5) };

/** Presses such as "take bug", one a second. */
function pressed(presses: readonly string[], state: ControlState = { rundown }): ControlState {
  return presses.reduce((left, press, second) => afterAct(left, actOf(press), at(second), contentOf(press)), state);
}
const contentOf = (press: string) => (press.endsWith('film') ? { film, lasts: 4_000 } : graphic);
function actOf(press: string): ControlAct {
  if (press === 'all out') return { act: 'all out' };
  const [act = '', item = ''] = press.split(' ');
  return { act, item, step: 0 } as ControlAct;
}
const namesOf = (state: ControlState, second: number) =>
  layersOnAir(state, ms(second)).map(({ layer, programme }) => `${layer} ${programme.item}`);

describe('the layers of a programme (GFX-028)', () => {
  it.each<[string, string[], string[]]>([
    ['a lower third comes below a score bug', ['take bug', 'take third'], ['1 third', '3 bug']],
    ['a score bug comes above a lower third', ['take third', 'take bug'], ['1 third', '3 bug']],
    ['another one of the same layer takes its place', ['take bug', 'take third', 'take other'], ['1 other', '3 bug']],
    [
      'one above takes the place of its own layer only',
      ['take bug', 'take third', 'take rival'],
      ['1 third', '3 rival'],
    ],
    ['three stand above one another', ['take film', 'take bug', 'take third'], ['1 third', '3 bug', '5 film']],
    ['one goes out and the others stay', ['take bug', 'take third', 'out bug'], ['1 third']],
    ['the lowest goes out and the others stay', ['take bug', 'take third', 'out third'], ['3 bug']],
    ['one that is not on air goes out', ['take bug', 'out third'], ['3 bug']],
    ['all go out', ['take bug', 'take third', 'take film', 'all out'], []],
    ['all go out twice', ['take bug', 'all out', 'all out'], []],
    ['one comes back after all went out', ['take bug', 'take third', 'all out', 'take bug'], ['3 bug']],
    ['the same is taken twice', ['take bug', 'take third', 'take bug'], ['1 third', '3 bug']],
  ])('%s', (_, presses, expected) => {
    expect(namesOf(pressed(presses), presses.length)).toEqual(expected);
  });

  it('goes on with documents from before there were layers', () => {
    const programme = { item: 'a', publication: 'p1', slide: 's1', step: 0, steps: 2, takenAt: at(0) };
    const old = { name: 'Old', rundown: { a: { graphic: 'g' }, b: { graphic: 'h' } }, programme };
    const state = controlDocs.schema.parse(old);
    expect(namesOf(state, 1)).toEqual(['1 a']);
    expect(namesOf(afterAct(state, { act: 'take', item: 'b' }, at(2), graphic), 3)).toEqual(['1 b']);
  });

  it('moves what was put into another layer when it is taken again, and leaves nothing behind', () => {
    const state = pressed(['take bug', 'take third']);
    const moved = { ...state, rundown: { ...rundown, bug: item(1, 4) } };
    expect(namesOf(moved, 3)).toEqual(['1 third', '3 bug']);
    expect(namesOf(afterAct(moved, { act: 'take', item: 'bug' }, at(3), graphic), 4)).toEqual(['1 third', '4 bug']);
  });

  it('previews the next item that is not on air, so that Out is for what was taken', () => {
    const state = pressed(['take rival', 'take bug', 'take other', 'take third']);
    expect(namesOf(state, 4)).toEqual(['1 third', '3 bug']);
    const before = { ...state, rundown: { ...rundown, third: item(0), rival: item(2, 2) } };
    const taken = afterAct(before, { act: 'take', item: 'other' }, at(5), graphic);
    expect(taken.preview).toBe('film');
    const again = afterAct(
      afterAct(before, { act: 'out', item: 'third' }, at(5)),
      { act: 'take', item: 'third' },
      at(6),
      graphic,
    );
    expect(again.preview).toBe('rival');
    expect(layerInHand(again, ms(6))?.programme.item).toBe('third');
  });

  it('shows what is leaving until it has left, and nothing whose item is gone', () => {
    const state = pressed(['take bug', 'take third', 'out third']);
    expect(shownLayers(state).map(({ programme }) => programme.item)).toEqual(['third', 'bug']);
    const { third: _, ...others } = rundown;
    expect(shownLayers({ ...state, rundown: others }).map(({ programme }) => programme.item)).toEqual(['bug']);
  });

  it('takes a film out at its end, and earlier by hand', () => {
    const state = pressed(['take bug', 'take film']);
    expect(namesOf(state, 4.9)).toEqual(['3 bug', '5 film']);
    expect(nextOut(state, ms(2))).toBe(ms(5));
    expect(namesOf(state, 5)).toEqual(['3 bug']);
    expect(nextOut(state, ms(5))).toBeUndefined();
    const out = afterAct(state, { act: 'out', item: 'film' }, at(3));
    expect(namesOf(out, 3)).toEqual(['3 bug']);
    expect(namesOf(afterAct(state, { act: 'take', item: 'film' }, at(9), { film, lasts: 4_000 }), 10)).toContain(
      '5 film',
    );
    expect(namesOf(afterAct(state, { act: 'all out' }, at(6)), 7)).toEqual([]);
    expect(afterAct(state, { act: 'all out' }, at(6)).overlays?.['5']?.outAt).toBeUndefined();
  });

  it.each<[string, string[], string | undefined, string | undefined]>([
    ['nothing is on air', [], 'bug', undefined],
    ['what was taken last', ['take bug', 'take third'], undefined, 'third'],
    ['what was taken last, whatever its layer', ['take third', 'take bug'], undefined, 'bug'],
    ['what is previewed, if it is on air', ['take bug', 'take third'], 'bug', 'bug'],
    ['what was taken last, if the previewed one is not on air', ['take bug', 'take third'], 'other', 'third'],
    ['what is left, after the last one went out', ['take bug', 'take third', 'out third'], 'other', 'bug'],
  ])('Next, Update and Out act on %s', (_, presses, preview, expected) => {
    const state = { ...pressed(presses), preview };
    expect(layerInHand(state, ms(presses.length))?.programme.item).toBe(expected);
  });

  it.each<[string, string[], string | undefined, string[]]>([
    ['nothing', [], undefined, []],
    ['the item alone', [], 'bug', ['3 bug?']],
    ['the item above what stays', ['take third'], 'bug', ['1 third', '3 bug?']],
    ['the item in place of what it replaces', ['take bug', 'take third'], 'rival', ['1 third', '3 rival?']],
    ['the item as it is now, if it is on air', ['take bug', 'take third'], 'bug', ['1 third', '3 bug?']],
    ['nothing, without an item', ['take bug', 'take third'], undefined, []],
    ['nothing, with an item that is gone', ['take bug'], 'gone', []],
    ['nothing that is leaving', ['take bug', 'take third', 'out bug'], 'other', ['1 other?']],
  ])('the preview shows %s', (_, presses, preview, expected) => {
    const layers = previewedLayers({ ...pressed(presses), preview }, ms(presses.length));
    const names = layers.map((each) => `${each.layer} ${'item' in each ? `${each.item}?` : each.programme.item}`);
    expect(names).toEqual(expected);
  });

  it('are what was taken last in each layer and not taken out since, after any presses and moves', () => {
    const items = Object.keys(rundown);
    const step = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          act: fc.constantFrom('take', 'out', 'update', 'next'),
          item: fc.constantFrom(...items, 'gone'),
          step: fc.nat(1),
        }),
      },
      { weight: 1, arbitrary: fc.constant({ act: 'all out' as const }) },
      { weight: 2, arbitrary: fc.record({ move: fc.constantFrom(...items), to: fc.integer({ min: 1, max: 5 }) }) },
      { weight: 1, arbitrary: fc.record({ remove: fc.constantFrom(...items) }) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state: ControlState = { rundown };
        // What an operator expects: each layer by its own.
        const expected = new Map<number, string>();
        const forget = (item: string) => {
          for (const [layer, on] of expected) if (on === item) expected.delete(layer);
        };
        for (const [second, each] of steps.entries()) {
          if ('remove' in each) {
            const { [each.remove]: _, ...others } = state.rundown;
            state = { ...state, rundown: others };
            forget(each.remove);
          } else if ('move' in each) {
            const moved = state.rundown[each.move];
            if (moved) state = { ...state, rundown: { ...state.rundown, [each.move]: { ...moved, layer: each.to } } };
          } else {
            state = afterAct(state, each as ControlAct, at(second), graphic);
            if (each.act === 'all out') expected.clear();
            else if (each.act === 'out') forget(each.item);
            else if (each.act === 'take' && state.rundown[each.item]) {
              forget(each.item);
              expected.set(layerOf(state.rundown[each.item]!), each.item);
            }
          }
          const onAir = layersOnAir(state, ms(second));
          expect(onAir.map(({ layer, programme }) => [layer, programme.item])).toEqual(
            [...expected].sort(([one], [other]) => one - other),
          );
          for (const { programme } of onAir) expect(graphic.slides[programme.step]).toBe(programme.slide);
        }
      }),
    );
  });
});
