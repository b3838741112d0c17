import { ActionIcon } from '@mantine/core';
import { graphics, templates } from '@pavilion/domain';
import { usePatch } from '@pavilion/sync/react';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { useUser } from '../../session/session-provider.tsx';

interface FavouriteButtonProps {
  of: 'templates' | 'graphics';
  document: { id: string; name: string; favourites: Readonly<Record<string, boolean>> };
}

/** Favourite toggle of a template or a graphic (GFX-034). */
export function FavouriteButton({ of, document }: FavouriteButtonProps) {
  const { id } = useUser();
  const patch = { templates: usePatch(templates), graphics: usePatch(graphics) }[of];
  const on = document.favourites[id] === true;
  const label = on ? 'Remove from favourites' : 'Add to favourites';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-pressed={on}
      aria-label={`${label}: ${document.name}`}
      data-tip={label}
      onClick={() =>
        patch(document.id, { [`favourites.${id}`]: on ? null : true }).catch((error: unknown) =>
          notifyError(refusalWords(error).message),
        )
      }
    >
      {on ? <IconStarFilled size={16} color="var(--pv-yellow)" /> : <IconStar size={16} />}
    </ActionIcon>
  );
}
