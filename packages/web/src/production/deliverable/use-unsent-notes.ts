import { type Note, notes } from '@pavilion/domain';
import type { NewDocument } from '@pavilion/sync';
import { newId, type SyncError } from '@pavilion/sync/client';
import { useConnection, useInsert } from '@pavilion/sync/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { draftKey } from '../../kit/use-draft.ts';
import { remember, remembered, useRemembered } from '../../kit/use-remembered.ts';
import { useUser } from '../../session/session-provider.tsx';
import { keepBegunVersion } from './use-note-text.ts';

type NewNote = NewDocument<typeof notes>;
interface Unsent {
  /** Whose note it is: the next person at this browser must not send it. */
  person: string;
  note: NewNote & Pick<Note, 'id'>;
}
const none: readonly Unsent[] = [];

/** Notes that this page is sending: the others in the browser were left by a page that is gone. */
const underWay = new Set<string>();

export interface UnsentNotes {
  /** Notes that wait for the connection. */
  waiting: ReadonlySet<string>;
  /** Resolves when the note is stored, or waits for the connection: the next one can be written. Rejects when it is refused. */
  send: (note: NewNote) => Promise<void>;
}

/**
 * Notes on their way to the server. Each is kept in the browser until it is answered, and sent when the deliverable is opened again
 * if the page was closed before. It goes under its own id, so the server has it once even if the first answer was lost.
 */
export function useUnsentNotes(deliverable: string): UnsentNotes {
  const { id: person } = useUser();
  const { status } = useConnection();
  const insert = useInsert(notes);
  const key = `notes-unsent.${deliverable}`;
  const [unsent] = useRemembered(key, none);
  const isOnline = status === 'online';

  const deliver = useCallback(
    async (note: Unsent['note']) => {
      underWay.add(note.id);
      try {
        await insertOnce(insert, note);
        forget(key, note.id);
      } catch (error) {
        // Nobody knows whether it has arrived: it goes again with the next page, or the next session.
        if (isCutShort(error)) return;
        forget(key, note.id);
        throw error;
      } finally {
        underWay.delete(note.id);
      }
    },
    [insert, key],
  );

  useEffect(() => {
    if (!isOnline) return;
    for (const { note, person: author } of remembered(key, none)) {
      if (author !== person || underWay.has(note.id)) continue;
      deliver(note).catch((error) => refusedLate(note, error));
    }
  }, [isOnline, key, person, deliver]);

  /** Called when the connection is lost. */
  const goOn = useRef(new Set<() => void>());
  useEffect(() => {
    if (isOnline) return;
    for (const each of goOn.current) each();
  }, [isOnline]);

  const send = useCallback(
    (given: NewNote) => {
      const note = { ...given, id: newId() };
      remember(key, [...remembered(key, none), { person, note }]);
      const sent = deliver(note);
      return new Promise<void>((resolve, reject) => {
        let waits = false;
        const leave = () => {
          waits = true;
          resolve();
        };
        goOn.current.add(leave);
        if (!isOnline) leave();
        sent
          .then(resolve, (error) => (waits ? refusedLate(note, error) : reject(error)))
          .finally(() => goOn.current.delete(leave));
      });
    },
    [key, person, deliver, isOnline],
  );
  const waiting = useMemo(() => new Set(isOnline ? [] : unsent.map(({ note }) => note.id)), [isOnline, unsent]);
  return { waiting, send };
}

const codeOf = (error: unknown) => (error as Partial<SyncError>).code;
const isCutShort = (error: unknown) => ['CLOSED', 'SIGNED_OUT'].includes(codeOf(error) ?? '');

/** Inserts a note that may have been inserted before. */
async function insertOnce(insert: (note: NewNote) => Promise<Note>, note: Unsent['note']): Promise<void> {
  try {
    await insert(note);
  } catch (error) {
    if (codeOf(error) === 'UNSURE') return insertOnce(insert, note);
    // Its id is taken by itself.
    if (codeOf(error) !== 'CONFLICT' || (error as SyncError).field !== 'id') throw error;
  }
}

function forget(key: string, id: string): void {
  remember(
    key,
    remembered(key, none).filter(({ note }) => note.id !== id),
  );
}

/** A refusal of a note whose writer has gone on. */
function refusedLate(note: NewNote, error: unknown): void {
  notifyError(refusalWords(error).message);
  backToField(note);
}

/** What the server refuses becomes the draft of its version again, after what is being typed there. */
function backToField({ file, delID, text }: NewNote): void {
  const key = draftKey(`note-draft.${file}`);
  remember(key, [remembered(key, ''), text].filter(Boolean).join('\n\n'));
  if (delID) keepBegunVersion(delID, file, true);
}
