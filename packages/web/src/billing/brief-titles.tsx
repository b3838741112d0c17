import { briefs } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { PageLink } from '../kit/links.tsx';

/** So many ids may stand in one question. */
const most = 1_000;

/** The titles of the briefs that these documents belong to, by id; those that may not be seen are absent. */
export function useBriefTitles(
  documents: readonly { productionId?: string | undefined }[],
): ReadonlyMap<string, string> {
  const ids = useMemo(
    () => [...new Set(documents.flatMap(({ productionId }) => productionId ?? []))].sort().slice(0, most),
    [documents],
  );
  const { documents: found } = useLive(briefs, ids.length > 0 ? { where: { id: { in: ids } } } : null);
  return useMemo(() => new Map(found.map(({ id, title }) => [id, title])), [found]);
}

interface BriefNameProps {
  id: string | undefined;
  titles: ReadonlyMap<string, string>;
}

/** The title of a brief as a link to it. */
export function BriefName({ id, titles }: BriefNameProps) {
  const title = id ? titles.get(id) : undefined;
  if (!id || !title) return <span>–</span>;
  return (
    <PageLink lineClamp={1} to="/brief/$id" params={{ id }}>
      {title}
    </PageLink>
  );
}
