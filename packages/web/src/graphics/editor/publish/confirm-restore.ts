import { useConfirm } from '../../../kit/confirm.tsx';
import { useEditor } from '../state/editor.ts';

export const restoredNotice = 'The version is restored. Undo takes it back.';

/** Asks before a restore, and sends what still waits to be sent first: it would be written over what was restored. */
export function useConfirmRestore(): (name: string) => Promise<boolean> {
  const { edits } = useEditor();
  const confirm = useConfirm();
  return async (name) => {
    const text =
      'Slides, layers and fields become those of this version. What was made since goes to the trash, and stays in the history.';
    const confirmed = await confirm({ title: `Restore ${name}?`, text, confirm: 'Restore Version' });
    if (confirmed) await edits.flush();
    return confirmed;
  };
}
