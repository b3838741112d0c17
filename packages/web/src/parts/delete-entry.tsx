import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { nounOnButton, type TrashedType } from '@pavilion/domain';
import type { Governed } from '@pavilion/domain/access';
import type { DocumentOf } from '@pavilion/sync';
import { IconTrash } from '@tabler/icons-react';
import { useConfirm } from '../kit/confirm.tsx';
import { useMay } from '../session/use-may.ts';
import { keptInTrash, useErase } from './use-erase.ts';

interface DeleteEntryProps<D extends TrashedType> extends Governed<D> {
  entry: DocumentOf<D>;
  name: string;
  /** Additional sentence in the question. */
  note?: string;
  /** Reason why it cannot be deleted, as a sentence. */
  blocked?: string | undefined;
  /** Shown as an icon, for rows. */
  compact?: boolean;
  onDeleted?: () => void;
}

/** Deletes one entry of a register after a question, with Undo. Hidden without the right; disabled with a reason if blocked. */
export function DeleteEntry<D extends TrashedType>(props: DeleteEntryProps<D>) {
  const { type, entry, name, note, blocked, compact = false, onDeleted } = props;
  const may = useMay(props);
  const erase = useErase(type);
  const confirm = useConfirm();
  const noun = nounOnButton(type);
  const ask = async () => {
    const agreed = await confirm({
      title: 'Are you sure?',
      text: [`“${name}” will be deleted.`, note, keptInTrash].filter(Boolean).join(' '),
      confirm: `Delete ${noun}`,
      danger: true,
    });
    if (agreed && (await erase(entry.id))) onDeleted?.();
  };
  if (!blocked && !may.remove(entry)) return null;
  if (compact) {
    return (
      <Tooltip label="Delete">
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${name}`} onClick={() => void ask()}>
          <IconTrash size={16} />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <Tooltip disabled={!blocked} label={blocked}>
      <Button
        variant="light"
        color="red"
        w="fit-content"
        leftSection={<IconTrash size={16} />}
        // Can still be reached by Tab, so that the reason is read aloud.
        data-disabled={blocked ? true : undefined}
        aria-disabled={blocked ? true : undefined}
        onClick={(event) => {
          if (blocked) event.preventDefault();
          else void ask();
        }}
      >
        Delete {noun}
      </Button>
    </Tooltip>
  );
}
