import { describe, expect, it } from 'vitest';
import { kitColour, kitEntry, renamedEntry } from './brand-kit.ts';
import { kitChanges } from './history/kit-changes.ts';

const gold = { name: 'Gold', colour: '#f3c550' };
const golden = { name: 'Golden', former: ['Gold'], colour: '#f3c550' };
const kit = { textStyles: [], logos: [], teams: {} };

describe('an entry of a brand kit (GFX-011)', () => {
  it('is found by its name, or else by one that it had before', () => {
    expect(kitEntry([golden], 'Golden')).toBe(golden);
    expect(kitEntry([golden], 'Gold')).toBe(golden);
    expect(kitEntry([golden, gold], 'Gold')).toBe(gold);
    expect(kitEntry([golden], 'Silver')).toBeUndefined();
    expect(kitColour({ colours: [golden] }, 'kit:Gold')).toBe(golden);
    expect(kitColour({ colours: [golden] }, '#f3c550')).toBeUndefined();
  });

  it('keeps its earlier names, each once and not the one that it has, and at most twenty', () => {
    expect(renamedEntry(gold, 'Golden')).toEqual(golden);
    expect(renamedEntry(golden, 'Gold')).toEqual({ ...gold, former: ['Golden'] });
    let entry: { name: string; former?: string[] } = { name: '0' };
    for (let at = 1; at <= 25; at++) entry = renamedEntry(entry, `${at}`);
    expect(entry.former).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 5}`));
  });
});

it.each<[string, (typeof golden | typeof gold)[], string[]]>([
  ['renamed', [golden], ['Brand kit: colour “Gold” renamed to “Golden”']],
  [
    'renamed and changed',
    [{ ...golden, colour: '#ffffff' }],
    ['Brand kit: colour “Gold” renamed to “Golden”, colour “Golden” changed'],
  ],
  ['replaced', [{ name: 'Silver', colour: '#c0c0c0' }], ['Brand kit: colour “Silver” added, colour “Gold” removed']],
  ['left', [gold], []],
])('the history says that a colour was %s (GFX-011)', (_, colours, words) => {
  expect(kitChanges({ ...kit, colours: [gold] }, { ...kit, colours })).toEqual(words);
});
