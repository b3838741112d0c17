import { Button } from '@mantine/core';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { useCan } from '../../session/session-provider.tsx';

interface NoResourcesProps {
  /** Absent while no filter is set. */
  onClear: (() => void) | undefined;
}

/** Shown below a week without resources. */
export function NoResources({ onClear }: NoResourcesProps) {
  const manages = useCan('manageResources');
  if (onClear) {
    return (
      <EmptyState
        action={
          <Button variant="default" onClick={onClear}>
            Clear Filters
          </Button>
        }
      >
        No resources match these filters.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        manages && (
          <ButtonLink to="/resources" variant="default">
            Add Resource
          </ButtonLink>
        )
      }
    >
      There are no active resources to book.
    </EmptyState>
  );
}
