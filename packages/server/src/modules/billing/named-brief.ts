import type { Brief } from '@pavilion/domain/production';
import { namedInCell } from './named-in-cell.ts';

export type NamedBrief = Pick<Brief, 'id' | 'title'>;

/** The id in a link to a brief, as copied from the address bar; else the text itself, which may be an id. */
export const briefIdIn = (cell: string): string => /\/brief\/([^/?#\s]+)/.exec(cell)?.[1] ?? cell;

/**
 * The brief that a cell names by its title, its id or a link to it; a sentence when it names none or several. With
 * `expected`, the cell must name that brief.
 */
export function namedBrief(
  cell: string,
  briefs: readonly NamedBrief[],
  expected: NamedBrief | undefined,
): { brief: NamedBrief } | { fault: string } {
  const found = namedInCell(cell, briefs, { idIn: briefIdIn, nameOf: ({ title }) => title });
  const brief = found.find((each) => each.id === expected?.id) ?? found[0];
  if (!brief) return { fault: `No brief has the title ‘${cell}’.` };
  if (expected && brief.id !== expected.id) {
    return { fault: `‘${brief.title}’ is another brief. These costs are for ‘${expected.title}’.` };
  }
  if (!expected && found.length > 1) {
    return { fault: `${found.length} briefs have the title ‘${cell}’. Give the link to the brief instead.` };
  }
  return { brief };
}
