import { type ArchiveEvent, archiveEvents, hasClip, refuseMarks } from '@pavilion/domain/archive';
import { useInsert, usePatch } from '@pavilion/sync/react';
import { type RefObject, useState } from 'react';
import { refusalWords } from '../../../call/refusal.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { notifyError } from '../../../kit/notify.ts';
import type { Marks } from './mark-bar.tsx';
import type { MatchPlayerHandle } from './match-player.tsx';

const sayWhy = (error: unknown) => void notifyError(refusalWords(error).message);

/** Sets the marks of a new clip, and moves those of the event being edited (ARC-104..108, ARC-128). */
export function useMarking(
  file: string,
  player: RefObject<MatchPlayerHandle | null>,
  editing: ArchiveEvent | undefined,
  onMarked: (id: string) => void,
) {
  const [marks, setMarks] = useState<Marks>({});
  const [busy, setBusy] = useState(false);
  const insert = useInsert(archiveEvents);
  const patch = usePatch(archiveEvents);
  const confirm = useConfirm();

  const move = async (event: ArchiveEvent, changes: Marks) => {
    const refusal = refuseMarks({ tcIn: event.tcIn, tcOut: event.tcOut, ...changes });
    const both = { tcIn: event.tcIn, tcOut: event.tcOut, ...changes };
    if (both.tcIn === event.tcIn && both.tcOut === event.tcOut) return;
    if (refusal && both.tcIn !== undefined && both.tcOut !== undefined) return void notifyError(refusal);
    if (
      hasClip(event) &&
      !(await confirm({
        title: 'Change the marks of a cut clip?',
        text: 'This deletes the clip file. You can cut the clip again.',
        confirm: 'Change Marks',
        danger: true,
      }))
    ) {
      return;
    }
    await patch(event.id, { ...changes, manualSet: true }).catch(sayWhy);
  };
  const set = (name: 'tcIn' | 'tcOut') => {
    const mark = player.current?.mark();
    if (mark === undefined) return;
    if (editing) void move(editing, { [name]: mark });
    else setMarks({ ...marks, [name]: mark });
  };
  const markIt = async () => {
    if (busy || marks.tcIn === undefined || marks.tcOut === undefined) return;
    setBusy(true);
    try {
      const { id } = await insert({ file, tcIn: marks.tcIn, tcOut: marks.tcOut });
      setMarks({});
      onMarked(id);
    } catch (error) {
      // Keeps the marks, so that nobody has to find them again.
      sayWhy(error);
    } finally {
      setBusy(false);
    }
  };
  return { marks, busy, setIn: () => set('tcIn'), setOut: () => set('tcOut'), markIt: () => void markIt() };
}
