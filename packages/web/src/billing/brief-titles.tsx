import { briefs, pagePath } from '@pavilion/domain';
import { useMemo } from 'react';
import { PageLink } from '../kit/links.tsx';
import { useNamed } from '../parts/use-named.ts';

/** The titles of the briefs that these documents belong to, by id; those that may not be seen are absent. */
export function useBriefTitles(
  documents: readonly { productionId?: string | undefined }[],
): ReadonlyMap<string, string> {
  const ids = useMemo(() => [...new Set(documents.flatMap(({ productionId }) => productionId ?? []))], [documents]);
  const brief = useNamed(briefs, ids);
  return useMemo(
    () =>
      new Map(
        ids.flatMap((id) => {
          const title = brief(id)?.title;
          return title === undefined ? [] : [[id, title]];
        }),
      ),
    [ids, brief],
  );
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
    <PageLink lineClamp={1} to={pagePath(briefs, { id })}>
      {title}
    </PageLink>
  );
}
