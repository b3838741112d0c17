import type { DescribedType, TrashedType } from '../define-document.ts';
import { documentTypes } from '../documents.ts';

const isTrashed = (type: DescribedType): type is TrashedType => type.about.removal === 'trash';

/** What administrators can bring back (OPN-098), by stored name, in the order in which it is brought back: a whole before its parts. */
export const trashTypes: ReadonlyMap<string, TrashedType> = wholesFirst(
  new Map(
    Object.entries<DescribedType>(documentTypes).flatMap(([name, type]) => (isTrashed(type) ? [[name, type]] : [])),
  ),
);

function wholesFirst(types: ReadonlyMap<string, TrashedType>): Map<string, TrashedType> {
  const ordered = new Map<string, TrashedType>();
  const add = (name: string) => {
    const type = types.get(name);
    if (!type || ordered.has(name)) return;
    // Documents of one type are brought back together, such as a note and its responses.
    for (const whole of type.about.partOf ?? []) if (whole.type !== name) add(whole.type);
    ordered.set(name, type);
  };
  for (const name of types.keys()) add(name);
  return ordered;
}
