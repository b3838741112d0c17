import { sameJson } from '@pavilion/sync';
import type { Kit } from '../brand-kit.ts';

type Entries = ReadonlyMap<string, unknown>;

const lists: readonly { noun: string; of: (kit: Kit) => Entries }[] = [
  { noun: 'colour', of: ({ colours }) => byName(colours) },
  { noun: 'gradient', of: ({ gradients = [] }) => byName(gradients) },
  { noun: 'text style', of: ({ textStyles }) => byName(textStyles) },
  { noun: 'logo', of: ({ logos }) => byName(logos) },
  { noun: 'team', of: ({ teams }) => new Map(Object.entries(teams)) },
];

const byName = (items: readonly { name: string }[]): Entries => new Map(items.map((item) => [item.name, item]));

/** What changed of the brand kit of a template, as one sentence; none if nothing did (GFX-011). */
export function kitChanges(before: Kit | undefined, after: Kit | undefined): string[] {
  if (!before || !after) return before === after ? [] : [after ? 'Added the brand kit' : 'Removed the brand kit'];
  const words = lists.flatMap(({ noun, of }) => {
    const [was, is] = [of(before), of(after)];
    const said = (deed: string, names: string[]) => names.map((name) => `${noun} “${name}” ${deed}`);
    return [
      ...said(
        'changed',
        [...is.keys()].filter((name) => was.has(name) && !sameJson(was.get(name), is.get(name))),
      ),
      ...said(
        'added',
        [...is.keys()].filter((name) => !was.has(name)),
      ),
      ...said(
        'removed',
        [...was.keys()].filter((name) => !is.has(name)),
      ),
    ];
  });
  return words.length > 0 ? [`Brand kit: ${words.join(', ')}`] : [];
}
