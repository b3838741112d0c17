import { budgets, pagePath } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { PageLink } from '../kit/links.tsx';

/** The name of a budget, as a link to its page. */
export function BudgetLink({ id }: { id: string }) {
  const { document } = useDoc(budgets, id);
  if (!document) return <>a budget</>;
  return (
    <PageLink underline="always" to={pagePath(budgets, document)}>
      {document.name || 'No name'}
    </PageLink>
  );
}
