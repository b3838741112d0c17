import { Stack } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain';
import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { TextsOfGoneVersions } from './lost-texts.tsx';
import { ReviewRoom } from './review-room.tsx';
import { useReviewDocuments } from './use-review-documents.ts';
import { useUnsentNotes } from './use-unsent-notes.ts';

const none: readonly FileDocument[] = [];

export function DeliverablePage() {
  const { id = '', production = '' } = useParams({ strict: false });
  const { deliverable, status, ...others } = useReviewDocuments(id, production);
  usePageHead(deliverable?.title);
  if (status === 'loading') return <PleaseWait />;
  if (!deliverable) return <GoneDeliverable key={id} id={id} />;
  // Each deliverable has a room of its own: no state of the last one may stay.
  return <ReviewRoom key={id} deliverable={deliverable} {...others} />;
}

/** In place of the room of a deliverable that is gone: what this person was writing there, and a sentence. */
function GoneDeliverable({ id }: { id: string }) {
  // Notes that waited for the connection are refused, and come back as texts.
  useUnsentNotes(id);
  return (
    <Stack gap="md">
      <TextsOfGoneVersions deliverable={id} versions={none} why="its deliverable is gone" />
      <EmptyState>This deliverable does not exist, or you do not have access to it.</EmptyState>
    </Stack>
  );
}
