import {
  type ArchiveEvent,
  editDecisionList,
  finalCutList,
  type ListedPart,
  planFilm,
  refuseEdl,
  refuseJoined,
} from '@pavilion/domain/archive';
import { files, framesLabel } from '@pavilion/domain/files';
import { useSyncClient } from '@pavilion/sync/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { refusalWords } from '../../call/refusal.ts';
import { useCall } from '../../call/use-call.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { countWords } from '../../kit/count-words.ts';
import { londonToday } from '../../kit/london-today.ts';
import { keepNotice } from '../../kit/notice-about.ts';
import { notifyDone, notifyError } from '../../kit/notify.ts';
import { notifyAction } from '../../kit/notify-action.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { byIds } from '../by-ids.ts';

/** What the notice is about; the page that lists the film closes it. */
export const filmRequested = 'film requested';
const exportFailed = { title: 'Export Failed' };

/** The ways in which a selection leaves the archive: joined to one film, or as a list of edits. */
export function useSelectionExport(chosen: readonly ArchiveEvent[], order: string) {
  const client = useSyncClient();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const join = useCall(calls.library.joinClips);
  const [reading, setReading] = useState(false);

  /** The selection with its recordings and how they come together; nothing if it cannot be exported, which is then said. */
  const read = async () => {
    setReading(true);
    try {
      const recordings = await byIds(
        client,
        files,
        chosen.map(({ file }) => file),
      );
      const parts = chosen.flatMap((event): ListedPart[] => {
        const recording = recordings.get(event.file ?? '');
        return recording ? [{ event, recording, metadata: recording.metadata }] : [];
      });
      const plan = planFilm(parts);
      const refusal = refuseJoined(plan);
      if (refusal === null) return { parts, plan, missing: chosen.length - parts.length };
      notifyError(refusal, exportFailed);
    } catch (error) {
      notifyError(refusalWords(error).message, exportFailed);
    } finally {
      setReading(false);
    }
    return undefined;
  };

  const joinThem = async () => {
    const found = await read();
    if (!found) return;
    const { plan } = found;
    const text = [
      `One MP4 of ${framesLabel(plan.frames, { rate: plan.rate, dropFrame: false })}, ${order}, cut to the frame, with its sound.`,
      leftOut(found.missing),
      ...plan.notes,
    ];
    const title = `Join ${countWords(plan.parts.length, 'clip')} to one film?`;
    if (!(await confirm({ title, text: text.filter(Boolean).join(' '), confirm: 'Join Clips' }))) return;
    if (await join.run({ events: chosen.map(({ id }) => id) })) {
      const said = 'The film was requested. Its link appears above the saved clips once it is ready.';
      keepNotice(
        filmRequested,
        notifyAction(said, 'Show', () => navigate({ to: '/clips' })),
      );
    }
  };

  const saveList = async (kind: 'edl' | 'fcpxml') => {
    const found = await read();
    if (!found) return;
    const { parts, plan } = found;
    const refusal = kind === 'edl' ? refuseEdl(plan) : null;
    if (refusal !== null) {
      notifyError(refusal, exportFailed);
      return;
    }
    const title = `Clips ${londonToday()}`;
    const text = kind === 'edl' ? editDecisionList(title, parts) : finalCutList(title, parts);
    const name = `${title}.${kind}`;
    saveFile(name, new Blob([text], { type: kind === 'edl' ? 'text/plain' : 'application/xml' }));
    const left = leftOut(chosen.length - plan.parts.length);
    notifyDone(`${countWords(plan.parts.length, 'clip')} exported to ${name}, ${order}. ${left}`.trim(), {
      title: 'Export Successful',
    });
  };

  return { pending: reading || join.pending, joinThem, saveList };
}

const leftOut = (count: number) =>
  count > 0 ? `${countWords(count, 'clip')} without marks or recording ${count === 1 ? 'is' : 'are'} left out.` : '';
