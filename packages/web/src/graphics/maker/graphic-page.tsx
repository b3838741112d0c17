import { graphics } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { usePageHead } from '../../shell/page-head.tsx';

const crumbs = [{ label: 'Social Graphics', to: '/jimstagram' }];

/** A graphic. */
export function GraphicPage() {
  const { id = '' } = useParams({ strict: false });
  const { document: graphic, status } = useDoc(graphics, id);
  usePageHead(graphic?.name, crumbs);
  if (status === 'loading') return <PleaseWait height="60vh" />;
  if (!graphic) {
    return (
      <EmptyState height="60vh" action={<ButtonLink to="/jimstagram">Social Graphics</ButtonLink>}>
        This graphic does not exist, or you do not have access to it.
      </EmptyState>
    );
  }
  return null;
}
