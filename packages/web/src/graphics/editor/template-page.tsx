import { templates } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { usePageHead } from '../../shell/page-head.tsx';

/** A template. */
export function TemplatePage() {
  const { id = '' } = useParams({ strict: false });
  const { document: template, status } = useDoc(templates, id);
  usePageHead(template?.name, [{ label: 'Social Graphics', to: '/jimstagram' }]);
  if (status === 'loading') return <PleaseWait height="60vh" />;
  return (
    <EmptyState height="60vh">
      {template ? 'This template opens here.' : 'This template does not exist, or you do not have access to it.'}
    </EmptyState>
  );
}
