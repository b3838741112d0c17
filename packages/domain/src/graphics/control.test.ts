import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterAct, type TakenGraphic, waitsForUpdate } from './after-act.ts';
import { isOnAir } from './air-layers.ts';
import { type ControlAct, type ControlState, rundownOrder } from './control.ts';

const item = (graphic: string, order: number) => ({ graphic, title: graphic, order });
const start: ControlState = { rundown: { b: item('score', 2), a: item('lower third', 1), c: item('result', 3) } };
const graphic: TakenGraphic = { publication: 'p1', values: { score: '142/3' }, changes: {}, slides: ['s1', 's2'] };
const at = (second: number) => `2026-07-04T14:00:${String(second).padStart(2, '0')}.000Z`;

describe('a rundown on air (GFX-028)', () => {
  it('is in the order of its items', () => {
    expect(rundownOrder(start.rundown)).toEqual(['a', 'b', 'c']);
  });

  it('takes an item with its values as they are, and previews the following one', () => {
    const taken = afterAct(start, { act: 'take', item: 'a' }, at(1), graphic);
    expect(taken).toMatchObject({
      preview: 'b',
      programme: { item: 'a', slide: 's1', step: 0, steps: 2, takenAt: at(1) },
    });
    expect(taken.programme?.values).toEqual({ score: '142/3' });
    expect(afterAct(taken, { act: 'take', item: 'c' }, at(2), graphic).preview).toBeUndefined();
  });

  it('does the same press twice only once', () => {
    const taken = afterAct(start, { act: 'take', item: 'a' }, at(1), graphic);
    expect(afterAct(taken, { act: 'take', item: 'a' }, at(2), graphic)).toBe(taken);
    const second = afterAct(taken, { act: 'next', item: 'a', step: 0 }, at(3), graphic);
    expect(second.programme).toMatchObject({ slide: 's2', step: 1, takenAt: at(3) });
    expect(afterAct(second, { act: 'next', item: 'a', step: 0 }, at(4), graphic)).toBe(second);
    const out = afterAct(second, { act: 'out', item: 'a' }, at(5));
    expect(afterAct(out, { act: 'out', item: 'a' }, at(6))).toBe(out);
    expect(isOnAir(out, Date.parse(at(6)))).toBe(false);
  });

  it('can be taken again after it went out', () => {
    const taken = afterAct(start, { act: 'take', item: 'a' }, at(1), graphic);
    const out = afterAct(taken, { act: 'out', item: 'a' }, at(2));
    expect(afterAct(out, { act: 'take', item: 'a' }, at(3), graphic).programme).toMatchObject({ takenAt: at(3) });
  });

  it('shows new values only when it is updated', () => {
    const taken = afterAct(start, { act: 'take', item: 'a' }, at(1), graphic);
    const updated = afterAct(taken, { act: 'update', item: 'a' }, at(2), { ...graphic, values: { score: '148/4' } });
    expect(updated.programme).toMatchObject({ values: { score: '148/4' }, takenAt: at(1), slide: 's1' });
    expect(afterAct(taken, { act: 'update', item: 'b' }, at(2), graphic)).toBe(taken);
  });

  it.each([
    ['as it was taken', {}, false],
    ['with the same values in another order', { values: { overs: '20', score: '142/3' } }, false],
    ['with a newer value', { values: { score: '148/4', overs: '20' } }, true],
    ['without a value', { values: { score: '142/3' } }, true],
    ['with a moved layer', { changes: { bar: { colour: '#ff0000', overrides: {} } } }, true],
    ['of a newer publication', { publication: 'p2' }, true],
  ])('a graphic on air %s waits for Update or not', (_, changed, waits) => {
    const shown = { publication: 'p1', values: { score: '142/3', overs: '20' }, changes: {} };
    expect(waitsForUpdate(shown, { ...shown, ...changed })).toBe(waits);
  });

  it('begins at the first slide when an update has other slides', () => {
    const taken = afterAct(start, { act: 'take', item: 'a' }, at(1), graphic);
    const other = { ...graphic, publication: 'p2', slides: ['x1'] };
    expect(afterAct(taken, { act: 'update', item: 'a' }, at(2), other).programme).toMatchObject({
      slide: 'x1',
      step: 0,
      steps: 1,
    });
  });

  it('never shows an item that is not in the rundown, nor a step that the graphic has not', () => {
    const acts = fc.record({
      act: fc.constantFrom('take', 'next', 'update', 'out'),
      item: fc.constantFrom('a', 'b', 'c', 'gone'),
      step: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 40 }), (pressed) => {
        let state = start;
        for (const [second, act] of pressed.entries())
          state = afterAct(state, act as ControlAct, at(second % 60), graphic);
        const { programme, preview } = state;
        if (programme) expect(state.rundown[programme.item]).toBeDefined();
        if (programme) expect(graphic.slides[programme.step]).toBe(programme.slide);
        if (preview) expect(state.rundown[preview]).toBeDefined();
      }),
    );
  });
});
