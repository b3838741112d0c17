import { briefs, pagePath } from '@pavilion/domain';
import { useMemo } from 'react';
import { PageLink } from '../kit/links.tsx';
import { useNamed } from '../parts/use-named.ts';

/** Titles of the briefs of these documents, by id. Leaves out briefs that the user cannot see. */
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

/** Title of a brief, linked to its page. */
export function BriefName({ id, titles }: BriefNameProps) {
  const title = id ? titles.get(id) : undefined;
  if (!id || !title) return <span>–</span>;
  return (
    <PageLink lineClamp={1} title={title} to={pagePath(briefs, { id })}>
      {title}
    </PageLink>
  );
}
