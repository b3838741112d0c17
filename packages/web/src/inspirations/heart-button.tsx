import { ActionIcon, Tooltip } from '@mantine/core';
import { type Inspiration, inspirations, nameOfInspiration } from '@pavilion/domain';
import { usePatch } from '@pavilion/sync/react';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { refusalWords } from '../call/refusal.ts';
import { notifyError } from '../kit/notify.ts';
import { useUser } from '../session/session-provider.tsx';

interface HeartButtonProps {
  inspiration: Inspiration;
  className?: string | undefined;
}

/** Favourite toggle (LIB-043). It turns red at once, and grey again if the server refuses. */
export function HeartButton({ inspiration, className }: HeartButtonProps) {
  const { id } = useUser();
  const patch = usePatch(inspirations);
  const on = inspiration.favourites[id] === true;
  const label = on ? 'Remove from favourites' : 'Add to favourites';
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        radius="xl"
        size={34}
        className={className}
        aria-pressed={on}
        aria-label={`${label}: ${nameOfInspiration(inspiration)}`}
        onClick={() =>
          patch(inspiration.id, { [`favourites.${id}`]: on ? null : true }).catch((error: unknown) =>
            notifyError(refusalWords(error).message),
          )
        }
      >
        {on ? <IconHeartFilled size={18} color="var(--pv-red)" /> : <IconHeart size={18} stroke={1.8} />}
      </ActionIcon>
    </Tooltip>
  );
}
