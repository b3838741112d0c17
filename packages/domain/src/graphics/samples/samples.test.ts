import { describe, expect, it } from 'vitest';
import { buildScene } from '../build-scene.ts';
import type { Design } from '../design.ts';
import { sampleTemplates } from './index.ts';

/** Right edge and left edge of two layers of a template, in each of its sizes where both show. */
function edges(design: Design, before: string, after: string): [size: string, right: number, left: number][] {
  const idOf = (name: string) => design.slots.find((slot) => slot.name === name)?.id;
  return Object.keys(design.sizes).flatMap((size) => {
    const { nodes } = buildScene(design, { slide: design.slides[0]!.id, size });
    const boxOf = (name: string) => nodes.find(({ id }) => id === idOf(name))?.box;
    const [one, other] = [boxOf(before), boxOf(after)];
    return one && other ? [[size, one.x + one.width, other.x] as [string, number, number]] : [];
  });
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
const overlap = (one: Area, other: Area) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** As many rows as a list shows. */
const four = Array.from({ length: 4 }, () => ({ name: 'JE Root', runs: '9', balls: '8', figures: '1-2', overs: '2' }));

describe('templates of the product', () => {
  it.each(
    sampleTemplates
      .map(({ name, design }) => [name, edges(design, 'Competition', 'Board')] as const)
      .filter(([, found]) => found.length > 0),
  )('keep the longest name of a competition off the name of the board: %s (GFX-037)', (_, found) => {
    for (const [size, right, left] of found) expect.soft(right, size).toBeLessThanOrEqual(left);
  });

  it('of the air stand clear of each other: a lower third above the score strip (GFX-028)', () => {
    const boxesOf = (name: string) => {
      const { design } = sampleTemplates.find((sample) => sample.name === name)!;
      return Object.keys(design.sizes).map((size) =>
        buildScene(design, { slide: design.slides[0]!.id, size }).nodes.map(({ box }) => box),
      );
    };
    const strips = boxesOf('Score strip');
    for (const [size, third] of boxesOf('Lower third').entries())
      for (const box of third) expect(strips[size]!.filter((other) => overlap(box, other))).toEqual([]);
  });

  it('of the air have one bar for one line: a lower third without its second (GFX-028)', () => {
    const { design } = sampleTemplates.find((sample) => sample.name === 'Lower third')!;
    const shownWith = (role: string) => {
      const values = { name: 'Joe Root', team: 'Yorkshire', role };
      const { nodes } = buildScene(design, { slide: design.slides[0]!.id, size: 'screen', values });
      return nodes.flatMap((node) => design.slots.find(({ id }) => id === node.id)?.name ?? []);
    };
    expect(shownWith('Yorkshire, batter')).toEqual(['Plate', 'Foot', 'Badge', 'Name', 'Role']);
    expect(shownWith('')).toEqual(['Plate', 'Badge', 'Name']);
  });

  it('keep rings, bails and confetti off words (GFX-037)', () => {
    const off: [template: string, words: string, other: RegExp][] = [
      ['Toss', 'Sentence', /^(Rope|Inner circle)/],
      ['Toss', 'Match', /^(Rope|Inner circle)/],
      ['Toss', 'Competition', /^(Rope|Inner circle)/],
      ['Standings', 'Table', /^(Rope|Inner circle)/],
      ['Birthday', 'Greeting', /^Confetti/],
      ['Hundred', 'Runs', /^Badge/],
      ['Score', 'Team slab', /^Badge/],
      ['Five-for', 'Figures', /^Ball \d$/],
    ];
    for (const [template, words, other] of off) {
      const { design } = sampleTemplates.find(({ name }) => name.startsWith(template))!;
      for (const size of template === 'Score' ? ['story', 'wide'] : Object.keys(design.sizes)) {
        const { nodes } = buildScene(design, { slide: design.slides[0]!.id, size });
        const nameOf = (id: string) => design.slots.find((slot) => slot.id === id)!.name;
        const own = nodes.find(({ id }) => nameOf(id) === words)!.box;
        const touching = nodes
          .filter(({ id, box }) => other.test(nameOf(id)) && overlap(box, own))
          .map(({ id }) => nameOf(id));
        expect.soft(touching, `${template} ${words} in ${size}`).toEqual([]);
      }
    }
  });

  it('show no plate and no heading without what belongs on them (GFX-037)', () => {
    const { design } = sampleTemplates.find(({ name }) => name.startsWith('Innings break'))!;
    const values = { batting: 'Yorkshire', bowling: 'Kent', top_batters: [{ name: 'Root', runs: '9', balls: '8' }] };
    const { nodes } = buildScene(design, { slide: design.slides[0]!.id, size: 'square', values });
    const shown = nodes.map(({ id }) => design.slots.find((slot) => slot.id === id)!.name);
    expect(shown).toContain('Batters alone');
    for (const name of ['Batters', 'Bowling', 'Plate', 'Target']) expect.soft(shown, name).not.toContain(name);
  });

  it.each(sampleTemplates.filter(({ design }) => design.slots.some(({ name }) => name === 'Competition')))(
    '$name: shows the bar before a competition with it only (GFX-037)',
    ({ design }) => {
      const shown = (competition: string) =>
        Object.keys(design.sizes).flatMap((size) => {
          const { nodes } = buildScene(design, { slide: design.slides[0]!.id, size, values: { competition } });
          return nodes.filter(({ id }) =>
            /^(Bar|Competition)$/.test(design.slots.find((slot) => slot.id === id)!.name),
          );
        });
      expect(shown('County Championship')).not.toEqual([]);
      expect(shown('')).toEqual([]);
    },
  );

  it('keep the overs of an innings break off the badge (GFX-037)', () => {
    const { design } = sampleTemplates.find(({ name }) => name.startsWith('Innings break'))!;
    const found = edges(design, 'Score', 'Badge').filter(([size]) => size !== 'wide');
    expect(found.map(([size]) => size)).toEqual(['square', 'portrait', 'story']);
    for (const [size, right, left] of found) expect.soft(right, size).toBeLessThanOrEqual(left);
  });

  it.each([
    ['Score', {}, ['Other badge', 'Other side'], ['Batters', 'Rule']],
    ['Innings break', {}, ['Other side alone'], ['Other side below', 'Batters', 'Bowlers']],
    ['Innings break', { top_batters: four }, ['Batters alone', 'Other side below'], ['Other side alone', 'Bowlers']],
    ['Innings break', { top_batters: four, top_bowlers: four }, ['Batters', 'Bowlers'], ['Batters alone']],
  ])(
    '%s: show the other side where a feed names nobody, off all other words, with %j (GFX-037)',
    (name, rows, shown, not) => {
      const { design } = sampleTemplates.find((sample) => sample.name.startsWith(name))!;
      const values = {
        batting: 'Kent',
        bowling: 'Northamptonshire',
        score: '0/0',
        target: 'Kent need 343 to win',
        chase: 'Need 343',
      };
      for (const size of Object.keys(design.sizes)) {
        const { nodes } = buildScene(design, { slide: design.slides[0]!.id, size, values: { ...values, ...rows } });
        const named = nodes
          .filter((node) => node.type !== 'group' || node.nodes.length > 0)
          .map((node) => ({ ...node, name: design.slots.find(({ id }) => id === node.id)!.name }));
        const names = named.map((node) => node.name);
        expect.soft(names, size).toEqual(expect.arrayContaining(shown));
        for (const each of not) expect.soft(names, size).not.toContain(each);
        const others = named.flatMap((node) =>
          node.name.startsWith('Other') ? (node.type === 'group' ? node.nodes : [node]) : [],
        );
        const words = named.filter(({ name: own }) =>
          /^(Batters|Bowl|Bowler|Chase|Target|Overs|Score|Side|Badge)/.test(own),
        );
        for (const other of others)
          for (const word of words) expect.soft(overlap(other.box, word.box), `${word.name} in ${size}`).toBe(false);
      }
    },
  );
});
