import {
  type ArchiveEvent,
  archiveEvents,
  eventTitle,
  hasClip,
  overlapWords,
  refuseMarks,
} from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { useInsert, usePatch } from '@pavilion/sync/react';
import { type RefObject, useRef, useState } from 'react';
import { refusalWords } from '../../../call/refusal.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { notifyError } from '../../../kit/notify.ts';
import { notifyUndo } from '../../../kit/notify-undo.tsx';
import { formerValues, useTakeBack } from '../../../parts/use-take-back.ts';
import { aboutPlaces } from '../../places/use-moves.ts';
import { useNeighbours } from '../../places/use-neighbours.ts';
import type { Marks } from './mark-bar.tsx';
import type { MatchPlayerHandle } from './match-player.tsx';

const sayWhy = (error: unknown) => void notifyError(refusalWords(error).message);

const isEmpty = ({ tcIn, tcOut }: Marks) => tcIn === undefined && tcOut === undefined;

/** Milliseconds after which a new clip is not opened any more: its maker has gone on. */
const patience = 3_000;

/** Sets the marks of a new clip, and moves those of the event being edited, with Undo (ARC-104..108, ARC-128). */
export function useMarking(
  { id: file, metadata }: FileDocument,
  player: RefObject<MatchPlayerHandle | null>,
  editing: ArchiveEvent | undefined,
  edit: (id: string | undefined) => void,
) {
  const [marks, setMarks] = useState<Marks>({});
  // As it is now: keys may follow sooner than the page is drawn, and an answer comes later.
  const latest = useRef(marks);
  const mark = (next: Marks) => {
    latest.current = next;
    setMarks(next);
  };
  const insert = useInsert(archiveEvents);
  const patch = usePatch(archiveEvents);
  const confirm = useConfirm();
  const takeBack = useTakeBack(archiveEvents);
  const neighbours = useNeighbours(file);

  const move = async (event: ArchiveEvent, name: 'tcIn' | 'tcOut', at: number) => {
    const changes = { [name]: at };
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
    const placed = { ...changes, manualSet: true };
    const former = formerValues<typeof archiveEvents>(event, placed);
    const written = await patch(event.id, placed).catch(sayWhy);
    if (!written) return;
    const said = `${name === 'tcIn' ? 'In' : 'Out'} point of ${eventTitle(event)} changed.`;
    // Clips that people mark may overlap: two of them can show the same moment.
    const overlap =
      event.source === 'feed' && overlapWords(written, await neighbours(event.id, written.tcIn ?? 0), metadata);
    notifyUndo([said, overlap].filter(Boolean).join(' '), () => takeBack(former, written), aboutPlaces);
  };
  const set = (name: 'tcIn' | 'tcOut') => {
    const at = player.current?.mark();
    if (at === undefined) return;
    // An in point behind the clip that is open can only be that of the next one.
    const isNext = name === 'tcIn' && editing?.tcOut !== undefined && at > editing.tcOut;
    if (isNext) edit(undefined);
    if (editing && !isNext) void move(editing, name, at);
    else mark({ ...latest.current, [name]: at });
  };
  const markIt = async () => {
    const { tcIn, tcOut } = latest.current;
    if (tcIn === undefined || tcOut === undefined) return;
    const asked = performance.now();
    mark({});
    try {
      const { id } = await insert({ file, tcIn, tcOut });
      if (isEmpty(latest.current) && performance.now() - asked < patience) edit(id);
    } catch (error) {
      sayWhy(error);
      // Nobody has to find them again.
      if (isEmpty(latest.current)) mark({ tcIn, tcOut });
    }
  };
  return { marks, setIn: () => set('tcIn'), setOut: () => set('tcOut'), markIt: () => void markIt() };
}
