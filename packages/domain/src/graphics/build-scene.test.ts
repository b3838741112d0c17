import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { buildScene, type SceneOf } from './build-scene.ts';
import { design, type designField, type designSlot } from './design.ts';
import { rowsLeftOut } from './repeated.ts';
import { sampleTemplates } from './samples/index.ts';
import type { GroupNode, SceneNode, ShapeNode, TextNode } from './scene.ts';
import { teamLooks } from './team-looks.data.ts';

type Slot = Partial<z.input<typeof designSlot>> & Pick<z.input<typeof designSlot>, 'id' | 'type'>;
type Field = z.input<typeof designField>;

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const field = (key: string, type: Field['type'] = 'text', more: Partial<Field> = {}): Field => ({
  id: key,
  key,
  label: key,
  type,
  ...more,
});

function scene(slots: Slot[], fields: Field[] = [], of: Partial<SceneOf> = {}) {
  const made = design.parse({
    sizes: { square: { width: 1000, height: 1000, order: 0 }, half: { width: 500, height: 500, order: 1 } },
    slides: [{ id: 'one' }],
    slots: slots.map((slot) => ({ slide: 'one', ...slot })),
    fields,
    kit: {
      colours: [{ name: 'Sky', colour: '#3ec1ff' }],
      gradients: [
        {
          name: 'Dusk',
          turn: 30,
          stops: [
            { at: 1, colour: '#000000' },
            { at: 0, colour: 'kit:Sky', opacity: 0.5 },
          ],
        },
      ],
      teams: { Kent: { code: 'KNT', first: '#000000', second: '#ffffff', text: '#ffffff' } },
    },
  });
  return buildScene(made, { slide: 'one', size: 'square', ...of });
}
const text = (id: string, words: string, more: Partial<Slot> = {}): Slot => ({
  id,
  type: 'text',
  runs: [{ text: words }],
  ...more,
});
const wordsOf = (nodes: readonly SceneNode[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'text'
      ? [node.runs.map((run) => run.text).join('')]
      : node.type === 'group'
        ? wordsOf(node.nodes)
        : [],
  );

describe('values in a scene (GFX-012)', () => {
  it.each<[string, Field[], SceneOf['values'], string]>([
    ['{name}', [field('name')], { name: 'Joe Root' }, 'Joe Root'],
    ['{name}', [field('name', 'text', { initial: 'A. N. Other' })], {}, 'A. N. Other'],
    [
      '{home} v {away}',
      [field('home', 'team'), field('away', 'team')],
      { home: 'Northamptonshire', away: 'Kent' },
      'Northamptonshire v Kent',
    ],
    ['{home.short} {home.code}', [field('home', 'team')], { home: 'Northamptonshire' }, 'Northants NOR'],
    ['{home.code}', [field('home', 'team')], { home: 'Kent' }, 'KNT'],
    ['{runs}', [field('runs', 'number')], { runs: 0 }, '0'],
    ['{day}', [field('day', 'date')], { day: '2026-07-04' }, 'Sat 4 July'],
    ['{unknown}', [], {}, '{unknown}'],
  ])('%s', (words, fields, values, shown) => {
    expect(wordsOf(scene([text('a', words)], fields, { values }).nodes)).toEqual([shown]);
  });

  it('an empty field leaves out its words; the editor shows a sample, or the label of a text (GFX-034)', () => {
    const slots = [{ id: 'a', type: 'text', runs: [{ text: '{runs}' }, { text: ' ({balls})' }] } satisfies Slot];
    const fields = [field('runs', 'number'), field('balls')];
    expect(wordsOf(scene(slots, fields, { values: { runs: 52 } }).nodes)).toEqual(['52']);
    for (const placeholders of [true, 'words'] as const)
      expect(wordsOf(scene(slots, fields, { placeholders }).nodes)).toEqual(['50 (balls)']);
    expect(scene(slots, fields).nodes).toEqual([]);
    const bound = [
      field('runs', 'text', { fact: 'batter.runsWords' }),
      field('balls', 'text', { initial: 'of his own' }),
    ];
    expect(wordsOf(scene(slots, bound, { placeholders: true }).nodes)).toEqual(['103* (of his own)']);
  });

  it('a thumbnail of a template without examples shows labels and badges, and no panels of its pictures (GFX-033 GFX-034)', () => {
    const slots = [
      text('a', '{first} {surname}'),
      { id: 'b', type: 'badge', badge: 'home' } satisfies Slot,
      { id: 'c', type: 'picture', picture: { field: 'photo' } } satisfies Slot,
    ];
    const fields = [field('first'), field('surname'), field('home', 'team'), field('photo', 'picture')];
    const shown = (placeholders: SceneOf['placeholders']) =>
      scene(slots, fields, { placeholders }).nodes.map(({ type }) => type);
    expect(wordsOf(scene(slots, fields, { placeholders: 'words' }).nodes)).toEqual(['first surname']);
    expect(shown('words')).toEqual(['text', 'badge']);
    expect(shown(true)).toEqual(['text', 'badge', 'shape']);
  });

  it('changes the case after filling in (GFX-008)', () => {
    const cased = (to: 'upper' | 'title', name = 'haseeb hameed') =>
      scene([text('a', '{name}', { textStyle: { ...upper, case: to } })], [field('name')], { values: { name } });
    expect(wordsOf(cased('upper').nodes)).toEqual(['HASEEB HAMEED']);
    expect(wordsOf(cased('title').nodes)).toEqual(['Haseeb Hameed']);
    // The d of a declared score is small in every style.
    expect(wordsOf(cased('upper', 'durham 487/9d and 120-3d').nodes)).toEqual(['DURHAM 487/9d AND 120-3d']);
  });

  it('both sides of a match are called for short alike (GFX-011)', () => {
    const { nodes } = scene(
      [text('a', '{home.short} v {away.short}')],
      [field('home', 'team'), field('away', 'team')],
      { values: { home: 'Northamptonshire Women', away: 'The Blaze Women' } },
    );
    expect(wordsOf(nodes)).toEqual(['Northants v The Blaze']);
  });

  it('colours come from the kit, from a team, and from a colour field (GFX-011)', () => {
    const filled = (colour: string) => {
      const slot: Slot = { id: 'a', type: 'shape', fill: { kind: 'colour', colour } };
      const [node] = scene([slot], [field('home', 'team'), field('accent', 'colour')], {
        values: { home: 'Yorkshire', accent: 'kit:Sky' },
      }).nodes;
      return (node as ShapeNode).fill;
    };
    expect(filled('kit:Sky')).toEqual({ kind: 'colour', colour: [0x3e, 0xc1, 0xff, 1] });
    expect(filled('field:accent')).toEqual(filled('kit:Sky'));
    expect(filled('field:home')).toEqual(filled(teamLooks.Yorkshire!.first));
    expect(filled('field:home.second')).toEqual(filled(teamLooks.Yorkshire!.second));
    expect(filled('#ff000080')).toEqual({ kind: 'colour', colour: [255, 0, 0, 128 / 255] });
    expect(filled('kit:Gone')).toEqual({ kind: 'colour', colour: [128, 128, 128, 1] });
  });

  it('a gradient of the kit is drawn in its direction, of the colours of the kit (GFX-011)', () => {
    const filled = (name: string) =>
      (scene([{ id: 'a', type: 'shape', fill: { kind: 'kit gradient', name } }]).nodes[0] as ShapeNode).fill;
    const stops = [
      { at: 0, colour: [0x3e, 0xc1, 0xff, 0.5] },
      { at: 1, colour: [0, 0, 0, 1] },
    ];
    expect(filled('Dusk')).toEqual({ kind: 'linear', turn: 30, stops });
    expect(filled('Gone')).toEqual({ kind: 'colour', colour: [128, 128, 128, 1] });
  });
});

const upper = {
  font: 'Anton',
  weight: 400,
  italic: false,
  size: 100,
  colour: '#ffffff',
  lineHeight: 1,
  letterSpacing: 50,
  case: 'upper',
  tabular: false,
} as const;

describe('what shows (GFX-014)', () => {
  it.each<[string, string, unknown, boolean]>([
    ['set', '', 'x', true],
    ['set', '', '', false],
    ['not set', '', '', true],
    ['equal', 'x', 'x', true],
    ['not equal', 'x', 'x', false],
    ['above', '99', '103*', true],
    ['above', '99', 99, false],
    ['below', '10', 9, true],
    ['below', '10', '', false],
  ])('a rule "%s %s" with the value %j: %s', (is, value, given, shows) => {
    const showIf = { field: 'a', is, value } as Slot['showIf'];
    const { nodes } = scene([text('t', 'words', { showIf })], [field('a')], { values: { a: given as string } });
    expect(nodes.length === 1).toBe(shows);
  });

  it.each<[string, string, boolean]>([
    ['equal', 'T20', true],
    ['equal', 'ODI', true],
    ['equal', 'Test', false],
    ['not equal', 'ODI', false],
    ['not equal', 'Test', true],
  ])('a rule "%s T20 or ODI" with the value %s: %s', (is, a, shows) => {
    const showIf = { field: 'a', is, value: 'T20', or: ['ODI'] } as Slot['showIf'];
    const { nodes } = scene([text('t', 'words', { showIf })], [field('a')], { values: { a } });
    expect(nodes.length === 1).toBe(shows);
  });

  it.each([
    ['Yorkshire', 'Lord’s', '9', 'v Yorkshire · Lord’s · 9 × 4'],
    ['Yorkshire', '', '', 'v Yorkshire'],
    ['', 'Lord’s', '9', 'Lord’s · 9 × 4'],
  ])('parts between dots go with their dot: "%s", "%s", "%s"', (opponents, ground, fours, shown) => {
    const words = text('t', 'v {opponents} · {ground} · {fours} × 4');
    const fields = [field('opponents'), field('ground'), field('fours')];
    expect(wordsOf(scene([words], fields, { values: { opponents, ground, fours } }).nodes)).toEqual([shown]);
  });

  it.each<[string, string[], Record<string, string>, string[]]>([
    ['a dash before', ['{comp} – {ground}'], { ground: 'Hove' }, ['Hove']],
    ['a dash after', ['{comp} – {ground}'], { comp: 'Blast' }, ['Blast']],
    ['two dashes', ['{comp} — {ground} — {day}'], { comp: 'Blast', day: 'Sat' }, ['Blast — Sat']],
    ['other signs', ['{comp} | {ground}, {day} / {a}'], { ground: 'Hove', a: 'x' }, ['Hove / x']],
    ['no field beside it', ['Final – Hove'], {}, ['Final – Hove']],
    ['words around the only field of a run', ['Final – {ground}'], {}, []],
    ['words of another run', ['Final', ' – {ground}'], {}, ['Final']],
    ['a sign of the text itself', ['– {comp}'], { comp: 'Blast' }, ['– Blast']],
    ['a lone sign at the end', ['{comp} –'], {}, []],
    ['signs inside words', ['{a}-{day} for 5-28'], { a: 'Sat' }, ['Sat- for 5-28']],
    ['a dash in a run of its own', ['{comp}', ' – ', '{ground}'], { ground: 'Hove' }, ['Hove']],
    ['a dash in a run of its own, after', ['{comp}', ' – ', '{ground}'], { comp: 'Blast' }, ['Blast']],
    ['a sign at the edge of a run', ['{comp} ·', ' {ground}'], { comp: 'Blast' }, ['Blast']],
    ['runs that belong together', ['{a}', ' ({day})', ' · {ground}'], { a: '103*' }, ['103*']],
    ['each line', ['{comp} · {ground}\n{day} – {a}'], { ground: 'Hove', a: '5' }, ['Hove\n5']],
  ])('a separator beside an empty field goes: %s (GFX-008 GFX-012)', (_case, runs, values, shown) => {
    const slot: Slot = { id: 't', type: 'text', runs: runs.map((words) => ({ text: words })) };
    const fields = ['comp', 'ground', 'day', 'a'].map((key) => field(key));
    expect(wordsOf(scene([slot], fields, { values }).nodes)).toEqual(shown);
  });

  it('a hidden slot does not show, and one size can hide a slot or show it', () => {
    const slots = [
      text('a', 'never', { hidden: true }),
      text('b', 'large', { overrides: { half: { hidden: true } } }),
      text('c', 'small', { hidden: true, overrides: { half: { hidden: false } } }),
    ];
    expect(wordsOf(scene(slots).nodes)).toEqual(['large']);
    expect(wordsOf(scene(slots, [], { size: 'half' }).nodes)).toEqual(['small']);
  });

  it('a repeat draws its group for each row, and counts the rest', () => {
    const rows = ['Root', 'Brook', 'Pope', 'Duckett'].map((name) => ({ name }));
    const group: Slot = {
      id: 'g',
      type: 'group',
      box: box(0, 100, 500, 80),
      repeat: { field: 'batters', most: 2, direction: 'down', gap: 20, beyond: 'count' },
    };
    const { nodes } = scene(
      [group, text('n', '{row_name}', { parent: 'g', box: box(0, 0, 500, 80) })],
      [field('batters', 'rows')],
      { values: { batters: rows } },
    );
    expect(wordsOf(nodes)).toEqual(['Root', 'Brook', '+ 2 more']);
    expect(nodes.map((node) => node.box.y)).toEqual([100, 200, 300]);
  });

  const sampleRows = (kind: string, key: string, count: number, size: string) => {
    const { design: made } = sampleTemplates.find((sample) => sample.kind === kind)!;
    const [first] = made.fields.find((each) => each.key === key)!.initial as object[];
    const values = { [key]: Array.from({ length: count }, () => ({ ...first })) };
    return { made, scene: buildScene(made, { slide: made.slides[0]!.id, size, values }) };
  };
  it.each(
    ['square', 'portrait', 'story', 'wide'].flatMap((size) => [
      ['week’s fixtures', 'fixtures', 8, size] as const,
      ['standings', 'table', 10, size] as const,
    ]),
  )('%s: all %s, %i of them, shrink into the height of %s before any is left out', (kind, key, count, size) => {
    const { scene: drawn } = sampleRows(kind, key, count, size);
    expect(rowsLeftOut(drawn.nodes)).toBe(0);
    const rows = drawn.nodes.filter(({ id }) => /:\d+$/.test(id));
    if (key === 'fixtures') expect(rows).toHaveLength(count);
    for (const { box: place } of rows) expect(place.y + place.height).toBeLessThanOrEqual(drawn.height);
  });

  it('rows that would be too small are left out, and counted', () => {
    expect(rowsLeftOut(sampleRows('week’s fixtures', 'fixtures', 15, 'square').scene.nodes)).toBe(8);
    expect(rowsLeftOut(sampleRows('standings', 'table', 30, 'square').scene.nodes)).toBe(16);
    // Five rows are as large as they were.
    const { made, scene: five } = sampleRows('week’s fixtures', 'fixtures', 5, 'square');
    const group = made.slots.find(({ repeat }) => repeat)!;
    const heights = five.nodes.filter(({ id }) => id.startsWith(`${group.id}:`)).map((node) => node.box.height);
    expect(heights).toEqual(Array(5).fill(group.box.height));
  });

  it('a table shows its rows, and counts those beyond its limit', () => {
    const table = {
      field: 'rows',
      columns: [{ key: 'name' }, { key: 'runs', align: 'right' as const }],
      rowHeight: 60,
      most: 2,
    };
    const rows = [1, 2, 3].map((each) => ({ name: `Batter ${each}`, runs: each * 10 }));
    const { nodes } = scene([{ id: 't', type: 'table', box: box(0, 0, 600, 400), table }], [field('rows', 'rows')], {
      values: { rows },
    });
    expect(wordsOf(nodes)).toEqual(['Batter 1', '10', 'Batter 2', '20', '+ 1 more']);
  });
});

describe('places (GFX-006 GFX-007)', () => {
  it('everything shrinks into a smaller size, unless it is placed there by itself', () => {
    const slots = [
      text('a', 'x', { box: box(100, 100, 200, 100), textStyle: upper, pins: { horizontal: 'left', vertical: 'top' } }),
      text('b', 'y', {
        textStyle: upper,
        overrides: { half: { box: { ...box(7, 8, 9, 10), turn: 0 }, fontSize: 90 } },
      }),
    ];
    const [first, second] = scene(slots, [], { size: 'half' }).nodes as TextNode[];
    expect(first!.box).toMatchObject({ x: 50, y: 50, width: 100, height: 50 });
    expect(first!.runs[0]).toMatchObject({ size: 50, letterSpacing: 2.5 });
    expect(second!.box).toMatchObject({ x: 7, y: 8, width: 9, height: 10 });
    expect(second!.runs[0]!.size).toBe(90);
  });

  it('draws by order, and groups hold their slots', () => {
    const slots = [
      text('top', 'c', { order: 3 }),
      { id: 'g', type: 'group', order: 2, box: box(100, 100, 300, 300) } satisfies Slot,
      text('inside', 'b', { parent: 'g', order: 1 }),
      text('bottom', 'a', { order: 1 }),
    ];
    const { nodes } = scene(slots);
    expect(nodes.map(({ id }) => id)).toEqual(['bottom', 'g', 'top']);
    expect((nodes[1] as GroupNode).nodes.map(({ id }) => id)).toEqual(['inside']);
  });

  it('a slot whose group was deleted stands on the slide; and so do groups in a circle', () => {
    expect(wordsOf(scene([text('a', 'alone', { parent: 'gone' })]).nodes)).toEqual(['alone']);
    expect(
      scene([
        { id: 'a', type: 'group', parent: 'b' },
        { id: 'b', type: 'group', parent: 'a' },
        { id: 'c', type: 'group', parent: 'c' },
        text('in', 'seen', { parent: 'a' }),
      ]).nodes.map(({ id }) => id),
    ).toEqual(['a', 'b', 'c']);
  });

  it('two slots that mask each other end', () => {
    const shape = (id: string, mask: string): Slot => ({
      id,
      type: 'shape',
      mask,
      fill: { kind: 'colour', colour: '#ffffff' },
    });
    const { nodes } = scene([shape('a', 'b'), shape('b', 'a')]);
    expect(nodes.map(({ mask }) => mask?.id)).toEqual(['b', 'a']);
    expect(nodes[0]!.mask!.mask).toBeUndefined();
  });

  it('a maker’s move counts only where the lock allows it (GFX-013)', () => {
    const changes = { a: { overrides: { square: { box: { ...box(1, 2, 3, 4), turn: 0 } } } } };
    const placed = (allow: 'fill' | 'move') =>
      scene([text('a', 'x', { allow, box: box(50, 50, 10, 10) })], [], { changes }).nodes[0]!.box;
    expect(placed('move')).toMatchObject({ x: 1, y: 2 });
    expect(placed('fill')).toMatchObject({ x: 50, y: 50 });
  });
});

describe('templates that come with the product (GFX-037)', () => {
  it.each(sampleTemplates.map((sample) => [sample.name, sample] as const))(
    '%s names only fields that it has',
    (_, sample) => {
      const keys = new Set(sample.design.fields.map(({ key }) => key));
      const shown = Object.keys(sample.design.sizes).flatMap((size) =>
        sample.design.slides.flatMap((slide) => wordsOf(buildScene(sample.design, { slide: slide.id, size }).nodes)),
      );
      expect(shown.length).toBeGreaterThanOrEqual(2);
      expect(shown.filter((words) => /[{}]/.test(words))).toEqual([]);
      const colours = JSON.stringify(sample.design).matchAll(/"field:([a-z_0-9]+)/g);
      for (const [, key] of colours) expect(keys).toContain(key);
    },
  );

  it('are at least twelve, in three sizes and more, two of them moving', () => {
    const social = sampleTemplates.filter(({ tags }) => !tags.includes('on air'));
    expect(social.length).toBeGreaterThanOrEqual(12);
    for (const { design: each } of social) expect(Object.keys(each.sizes).length).toBeGreaterThanOrEqual(3);
    expect(
      sampleTemplates.filter(({ design: each }) => each.slots.some(({ motion }) => motion.in)).length,
    ).toBeGreaterThanOrEqual(2);
  });
});
