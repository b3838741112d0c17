import type { Viewer } from '@pavilion/domain/access';
import { briefs } from '@pavilion/domain/production';
import { and } from '@pavilion/sync';
import type { Store } from '../../engines/store/types.ts';
import { briefIdIn, type NamedBrief } from './named-brief.ts';

/** Briefs that these cells may mean, of those that this person may see. Drafts are no place for costs (PRD-012). */
export async function briefsInSheet(store: Store, viewer: Viewer, cells: readonly string[]): Promise<NamedBrief[]> {
  if (cells.length === 0) return [];
  const named = { status: 'Submitted', or: [{ title: { in: cells } }, { id: { in: cells.map(briefIdIn) } }] };
  const found = await store.find(briefs, { where: and(store.effectiveWhere(viewer, briefs.name), named) });
  return found.map(({ id, title }) => ({ id, title }));
}
