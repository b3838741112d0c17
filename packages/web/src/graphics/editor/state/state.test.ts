import { withoutCircles } from '@pavilion/domain/graphics';
import { expect, it } from 'vitest';
import { keyFor } from '../fields/new-field.ts';
import { createHistory, type Part, patchedPart, reversalOf } from './history.ts';
import { restyled, retyped, textOf } from './runs.ts';
import { layerRows, orderAt, outermost, withContents } from './slot-tree.ts';

/** The template as it is shown. */
const shown = (read: (id: string) => Part | undefined, inside: readonly Part[] = []) => ({
  read: (_: string, id: string) => read(id),
  inside: (id: string) => inside.filter(({ parent }) => parent === id),
});
const nothing = shown(() => undefined);
const change = (id: string, changes: Record<string, unknown>) => ({ part: 'slots', id, changes }) as const;

it('an undo takes back only what nobody has changed since, and says so (GFX-015)', () => {
  const before = { id: 'a', name: 'Bar', box: { x: 0, y: 0 } };
  const step = { label: 'Move', parts: [patchedPart(before, change('a', { 'box.x': 10, 'box.y': 20 }))] };
  const now = { id: 'a', name: 'Bar', box: { x: 10, y: 99 } };
  const { changes, overtaken, inverse } = reversalOf(
    step,
    shown(() => now),
  );
  expect(changes).toEqual([change('a', { 'box.x': 0 })]);
  expect(overtaken).toBe(true);
  // Redo gives back only what was taken back.
  const undone = shown(() => ({ ...now, box: { x: 0, y: 99 } }));
  expect(reversalOf(inverse, undone).changes).toEqual([change('a', { 'box.x': 10 })]);
  expect(reversalOf(step, nothing)).toMatchObject({ changes: [], overtaken: true });
});

it('an undone insert is removed, an undone removal restored, and redo turns both round', () => {
  const [g, old] = [
    { part: 'slots', ids: ['g'], documents: [{ id: 'g' }] },
    { part: 'slots', ids: ['old'], documents: [{ id: 'old' }] },
  ] as const;
  const step = {
    label: 'Group',
    parts: [
      { kind: 'inserted', ...g },
      { kind: 'removed', ...old },
    ],
  } as const;
  const undone = reversalOf(
    step,
    shown((id) => (id === 'g' ? { id } : undefined)),
  );
  expect(undone.removed).toEqual([{ ...g, asMade: true }]);
  expect(undone.restored).toEqual([old]);
  const again = reversalOf(
    undone.inverse,
    shown((id) => (id === 'old' ? { id } : undefined)),
  );
  expect(again.restored).toEqual([g]);
  expect(again.removed).toEqual([{ ...old, asMade: true }]);
});

it('an undone insert stays if someone has changed it or put something into it since (GFX-015 GFX-017)', () => {
  const made = { id: 'g', name: 'Group', updated_by: 'dee' };
  const step = {
    label: 'Group',
    parts: [
      { kind: 'inserted', part: 'slots', ids: ['g'], documents: [made] },
      patchedPart({ id: 'a' }, change('a', { parent: 'g' })),
    ],
  } as const;
  const layer = { id: 'a', parent: 'g' };
  const read = (group: Part) => (id: string) => ({ g: group, a: layer })[id];
  // Its own layer leaves it in the same undo; who wrote last does not count.
  const undone = reversalOf(step, shown(read({ ...made, ...{ updated_by: 'dan' } }), [layer]));
  expect(undone).toMatchObject({ removed: [{ ids: ['g'] }], overtaken: false });
  expect(undone.changes).toEqual([change('a', { parent: null })]);
  const renamed = reversalOf(step, shown(read({ ...made, ...{ name: 'Score' } }), [layer]));
  expect(renamed).toMatchObject({ removed: [], overtaken: true });
  const filled = reversalOf(step, shown(read(made), [layer, { id: 'b', parent: 'g' }]));
  expect(filled).toMatchObject({ removed: [], overtaken: true });
  expect(filled.inverse.parts).toHaveLength(1);
});

it('all changes of one drag are one step, with what was there before it', () => {
  const history = createHistory();
  const at = (x: number) => ({ box: { x } });
  const move = (from: number, to: number) => [patchedPart(at(from), change('a', { 'box.x': to }))];
  history.add({ label: 'Move', gesture: 'one', parts: move(0, 5) });
  history.add({ label: 'Move', gesture: 'one', parts: move(5, 9) });
  history.add({ label: 'Move', gesture: 'two', parts: move(9, 12) });
  expect(history.reach()).toEqual({ undo: 2, redo: 0 });
  history.takeUndo();
  expect(history.takeUndo()!.parts[0]).toMatchObject({ before: { 'box.x': 0 }, after: { 'box.x': 9 } });
});

it('retyped letters keep their styles, and new ones have that of the letter before (GFX-008)', () => {
  const red = { colour: '#ff0000' };
  const runs = [{ text: 'Root ' }, { text: '100*', style: red }];
  expect(retyped(runs, 'Root 104*')).toEqual([{ text: 'Root ' }, { text: '104*', style: red }]);
  expect(retyped(runs, 'Joe Root 100*')).toEqual([{ text: 'Joe Root ' }, { text: '100*', style: red }]);
  expect(textOf(retyped(runs, ''))).toBe('');
  expect(retyped([{ text: 'x', style: red }], 'xy')).toEqual([{ text: 'xy', style: red }]);
  expect(restyled([{ text: 'Root 100*' }], 5, 9, red)).toEqual(runs);
  expect(restyled(runs, 0, 5, red)).toEqual([{ text: 'Root 100*', style: red }]);
});

it('layers are listed from the top, with their groups, and circles of groups end', () => {
  const slot = (id: string, order: number, parent?: string) => ({ id, order, ...(parent && { parent }) });
  const slots = [slot('a', 0), slot('g', 1), slot('b', 0, 'g'), slot('c', 1, 'g'), slot('d', 2, 'gone')];
  const rows = layerRows(slots, new Set());
  expect(rows.map(({ slot: { id }, depth }) => `${id}${depth}`)).toEqual(['d0', 'g0', 'c1', 'b1', 'a0']);
  expect(layerRows(slots, new Set(['g'])).map((row) => row.slot.id)).toEqual(['d', 'g', 'a']);
  expect(withContents(slots, ['g']).map(({ id }) => id)).toEqual(['g', 'b', 'c']);
  expect(outermost(slots, ['g', 'b', 'a']).map(({ id }) => id)).toEqual(['a', 'g']);
  expect([0, 1, 2].map((at) => orderAt([slot('a', 4), slot('b', 6)], at))).toEqual([3, 5, 7]);
  const circle = withoutCircles([slot('x', 0, 'y'), slot('y', 1, 'x'), slot('z', 2, 'x')]);
  expect(circle.map(({ parent }) => parent)).toEqual([undefined, undefined, 'x']);
});

it('a new field has a key of its own', () => {
  expect(keyFor('Player of the match', [])).toBe('player_of_the_match');
  expect(keyFor('Text', ['text', 'text_2'])).toBe('text_3');
  expect(keyFor('1 – £', [])).toBe('field');
});
