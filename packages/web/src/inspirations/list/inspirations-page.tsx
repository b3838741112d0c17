import { IconBulb, IconPlus } from '@tabler/icons-react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { InspirationList } from './inspiration-list.tsx';

/** All inspirations (PLT-036). */
export function InspirationsPage() {
  return (
    <InspirationList
      empty={
        <EmptyState
          icon={IconBulb}
          action={
            <ButtonLink to="/add-new-inspiration" leftSection={<IconPlus size={16} />}>
              Add New Inspiration
            </ButtonLink>
          }
        >
          There are no inspirations yet.
        </EmptyState>
      }
    />
  );
}
