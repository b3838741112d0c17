import type { Design } from '@pavilion/domain/graphics';
import { changedFields, heldBy } from '@pavilion/sync';
import { type Part, type PartName, type Step, type StepPart, withInside } from './history.ts';

type Parts = Pick<Design, 'sizes' | 'slides' | 'slots' | 'fields'>;

/** The restore of a version as a step, by the parts before and after: so it is taken back only where nobody has changed them since. */
export function restoredStep(template: string, before: Parts, after: Parts): Step {
  const sizesOf = ({ sizes }: Parts) => ({ id: template, sizes });
  const sizes = changeOf('templates', sizesOf(before), sizesOf(after));
  const removed = (part: Kind) =>
    gone(part, before, after, template).map((root) => ({ kind: 'removed' as const, ...root }));
  const inserted = (part: Kind) =>
    gone(part, after, before, template).map((root) => ({ kind: 'inserted' as const, ...root }));
  const patched = kinds.flatMap((part) =>
    before[part].flatMap((one) => {
      const other = after[part].find(({ id }) => id === one.id);
      return other ? changeOf(part, one, other) : [];
    }),
  );
  // Taken back from the last to the first: slides come back before their layers.
  return {
    label: 'Restore',
    parts: [
      ...[...inserted('slides'), ...inserted('slots'), ...inserted('fields')],
      ...[...sizes, ...patched],
      ...[...removed('fields'), ...removed('slots'), ...removed('slides')],
    ],
  };
}

const kinds = ['slides', 'slots', 'fields'] as const;
type Kind = (typeof kinds)[number];

function changeOf(part: PartName, before: { id: string }, after: { id: string }): StepPart[] {
  const paths = changedFields(before, after);
  if (paths.length === 0) return [];
  return [{ kind: 'patched', part, id: before.id, before: heldBy(before, paths), after: heldBy(after, paths) }];
}

/** Documents that one state has and the other has not: those that take no other along, with their contents. */
function gone(part: Kind, one: Parts, other: Parts, template: string) {
  const missing = (of: Kind): Part[] => {
    const there = new Set(other[of].map(({ id }) => id));
    return one[of].filter(({ id }) => !there.has(id)).map((each) => ({ ...each, template }));
  };
  const own = missing(part);
  if (own.length === 0) return [];
  const layers = part === 'fields' ? [] : missing('slots');
  const wholes = new Set([...missing('slides'), ...layers].map(({ id }) => id));
  const ids = own
    .filter(({ parent, slide }) => !wholes.has(parent ?? '') && !wholes.has(slide ?? ''))
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  return [{ part, ids, documents: withInside(part === 'slides' ? [...own, ...layers] : own, ids) }];
}
