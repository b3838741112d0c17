import { IconHeart } from '@tabler/icons-react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { useUser } from '../../session/session-provider.tsx';
import { InspirationList } from './inspiration-list.tsx';

/** Favourite inspirations of the signed-in person (PLT-037, LIB-041). */
export function FavouritesPage() {
  const { id } = useUser();
  return (
    <InspirationList
      favouriteOf={id}
      empty={
        <EmptyState
          icon={IconHeart}
          action={
            <ButtonLink to="/inspirations" variant="default">
              Inspirations
            </ButtonLink>
          }
        >
          You have no favourites yet. Give an inspiration a heart to keep it here.
        </EmptyState>
      }
    />
  );
}
