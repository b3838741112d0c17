import type { Brief } from '@pavilion/domain/production';

export type NamedBrief = Pick<Brief, 'id' | 'title'>;

/** The id in a link to a brief, as copied from the address bar; else the text itself, which may be an id. */
export const briefIdIn = (cell: string): string => /\/brief\/([^/?#\s]+)/.exec(cell)?.[1] ?? cell;

/** A title without regard to capitals and blanks. */
export const plainTitle = (title: string): string => title.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * The brief that a cell names by its title, its id or a link to it; a sentence when it names none or several. With
 * `expected`, the cell must name that brief.
 */
export function namedBrief(
  cell: string,
  briefs: readonly NamedBrief[],
  expected: NamedBrief | undefined,
): { brief: NamedBrief } | { fault: string } {
  const id = briefIdIn(cell);
  const byId = briefs.filter((brief) => brief.id === id);
  const exact = briefs.filter(({ title }) => title === cell);
  const alike = briefs.filter(({ title }) => plainTitle(title) === plainTitle(cell));
  const found = [byId, exact, alike].find(({ length }) => length > 0) ?? [];
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
