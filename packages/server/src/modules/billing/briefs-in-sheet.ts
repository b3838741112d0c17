import type { Viewer } from '@pavilion/domain/access';
import { briefs } from '@pavilion/domain/production';
import { and, everything, type Where } from '@pavilion/sync';
import type { Store } from '../../engines/store/types.ts';
import { briefIdIn, type NamedBrief } from './named-brief.ts';
import { plainTitle } from './named-in-cell.ts';

/**
 * Briefs that these cells may mean, of those that this person may see. Drafts are no place for costs (PRD-012). All titles are
 * read only if a cell is not spelt exactly as one.
 */
export async function briefsInSheet(store: Store, viewer: Viewer, cells: readonly string[]): Promise<NamedBrief[]> {
  if (cells.length === 0) return [];
  const find = async (where: Where): Promise<NamedBrief[]> => {
    const visible = and(store.effectiveWhere(viewer, briefs.name), { status: 'Submitted' }, where);
    return (await store.find(briefs, { where: visible })).map(({ id, title }) => ({ id, title }));
  };
  const exact = await find({ or: [{ title: { in: cells } }, { id: { in: cells.map(briefIdIn) } }] });
  const others = cells.filter((cell) => !exact.some(({ id, title }) => title === cell || id === briefIdIn(cell)));
  if (others.length === 0) return exact;
  const wanted = new Set(others.map(plainTitle));
  const alike = (await find(everything)).filter(({ title }) => wanted.has(plainTitle(title)));
  return [...exact, ...alike.filter(({ id }) => !exact.some((brief) => brief.id === id))];
}
