import { Text } from '@mantine/core';
import { publications, type Template } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { RelativeDate } from '../kit/relative-date.tsx';
import { PersonName } from '../parts/person-name.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';

interface PublicationProps {
  template: Template;
}

/** State of a template, for designers: whether makers have it as it stands. */
export function PublicationState({ template: { state, unpublished } }: PublicationProps) {
  return <StatusBadge status={state === 'published' && unpublished ? 'unpublished' : state} plain />;
}

/** Who published a template last, and when; nothing before its first publication. */
export function LatestPublication({ template: { publication, unpublished } }: PublicationProps) {
  const { document } = useDoc(publications, publication);
  if (!document) return null;
  const { number, created_by, created_at } = document;
  return (
    <Text size="sm" c="dimmed" component="div">
      Publication {number}: <PersonName id={created_by} />, <RelativeDate value={created_at} ago />.
      {!unpublished && ' Nothing has changed since.'}
    </Text>
  );
}
