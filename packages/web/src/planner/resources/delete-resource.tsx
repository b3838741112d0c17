import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { formatDays, type Resource, resources } from '@pavilion/domain';
import { useRemove } from '@pavilion/sync/react';
import { IconTrash } from '@tabler/icons-react';
import { refusalWords } from '../../call/refusal.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { notifyDone, notifyError } from '../../kit/notify.ts';

interface DeleteResourceProps {
  resource: Resource;
  /** An icon, in a row. */
  compact?: boolean;
  onDeleted?: () => void;
}

/** PLN-033: there is a way to delete only while nothing is booked. */
export function DeleteResource({ resource, compact = false, onDeleted }: DeleteResourceProps) {
  const confirm = useConfirm();
  const remove = useRemove(resources);
  const { displayName, totalDays } = resource;
  const booked = totalDays > 0;
  const ask = async () => {
    const sure = await confirm({
      title: `Delete ${displayName}?`,
      text: 'An administrator can bring it back for 30 days.',
      confirm: 'Delete',
      danger: true,
    });
    if (!sure) return;
    try {
      await remove(resource.id);
      notifyDone(`${displayName} was deleted.`);
      onDeleted?.();
    } catch (error) {
      notifyError(refusalWords(error).message);
    }
  };
  if (compact) {
    if (booked) return null;
    return (
      <Tooltip label="Delete">
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${displayName}`} onClick={() => void ask()}>
          <IconTrash size={16} />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <Tooltip disabled={!booked} label={`${formatDays(totalDays)} are booked.`}>
      <Button
        variant="light"
        color="red"
        leftSection={<IconTrash size={16} />}
        data-disabled={booked || undefined}
        aria-disabled={booked}
        onClick={(event) => {
          if (booked) event.preventDefault();
          else void ask();
        }}
      >
        Delete
      </Button>
    </Tooltip>
  );
}
