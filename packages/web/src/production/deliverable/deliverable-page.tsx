import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { ReviewRoom } from './review-room.tsx';
import { useReviewDocuments } from './use-review-documents.ts';

export function DeliverablePage() {
  const { id = '', production = '' } = useParams({ strict: false });
  const { deliverable, status, ...others } = useReviewDocuments(id, production);
  usePageHead(deliverable?.title);
  if (status === 'loading') return <PleaseWait />;
  if (!deliverable) return <EmptyState>This deliverable does not exist, or you do not have access to it.</EmptyState>;
  // Each deliverable has a room of its own: no state of the last one may stay.
  return <ReviewRoom key={id} deliverable={deliverable} {...others} />;
}
