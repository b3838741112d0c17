import { sameJson } from '@pavilion/sync';
import type { Kit } from '../brand-kit.ts';

/** Entries of a kit by their names, with the names that they had before. */
type Entries = ReadonlyMap<string, { value: unknown; former: readonly string[] }>;

const lists: readonly { noun: string; of: (kit: Kit) => Entries }[] = [
  { noun: 'colour', of: ({ colours }) => byName(colours) },
  { noun: 'gradient', of: ({ gradients = [] }) => byName(gradients) },
  { noun: 'text style', of: ({ textStyles }) => byName(textStyles) },
  { noun: 'logo', of: ({ logos }) => byName(logos) },
  {
    noun: 'team',
    of: ({ teams }) => new Map(Object.entries(teams).map(([name, value]) => [name, { value, former: [] }])),
  },
];

const byName = (items: readonly { name: string; former?: string[] | undefined }[]): Entries =>
  new Map(items.map(({ name, former = [], ...value }) => [name, { value, former }]));

/** What changed of the brand kit of a template, as one sentence; none if nothing did (GFX-011). */
export function kitChanges(before: Kit | undefined, after: Kit | undefined): string[] {
  if (!before || !after) return before === after ? [] : [after ? 'Added the brand kit' : 'Removed the brand kit'];
  const words = lists.flatMap(({ noun, of }) => wordsOf(noun, of(before), of(after)));
  return words.length > 0 ? [`Brand kit: ${words.join(', ')}`] : [];
}

function wordsOf(noun: string, was: Entries, is: Entries): string[] {
  const words: string[] = [];
  const left = new Set(was.keys());
  for (const [name, { value, former }] of is) {
    const earlier = was.has(name) ? name : former.findLast((each) => was.has(each) && !is.has(each));
    if (earlier === undefined) words.push(`${noun} “${name}” added`);
    else {
      left.delete(earlier);
      if (earlier !== name) words.push(`${noun} “${earlier}” renamed to “${name}”`);
      if (!sameJson(was.get(earlier)?.value, value)) words.push(`${noun} “${name}” changed`);
    }
  }
  return [...words, ...[...left].map((name) => `${noun} “${name}” removed`)];
}
