import { archiveEvents } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import type { DocumentType, Where } from '@pavilion/sync';
import type { SyncClient } from '@pavilion/sync/client';
import { useSyncClient } from '@pavilion/sync/react';
import { useNavigate } from '@tanstack/react-router';
import { calls } from '../../../call/client.ts';
import { refusalWords } from '../../../call/refusal.ts';
import { useCall } from '../../../call/use-call.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { countWords } from '../../../kit/count-words.ts';
import { closeNotice } from '../../../kit/notice-about.ts';
import { notifyError } from '../../../kit/notify.ts';
import { aboutPairing } from '../../matches/recordings/pair-button.tsx';

/** Label of the button, and of the confirmation. */
export const removesFromMatch = 'Remove From Match';

/**
 * Removes a recording or reel from its match, after a confirmation that counts what goes with it (ARC-082, ARC-119). From the
 * page of a recording, which does not open without a match, it leads to Match Recordings Admin.
 */
export function useUnpairing(film: FileDocument) {
  const noun = film.what === 'match-reel' ? 'reel' : 'recording';
  const client = useSyncClient();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const again = useCall(calls.archive.associateAgain, {
    done: `The ${noun} is now in Match Recordings Admin, waiting for a match.`,
  });
  const run = async () => {
    const made = await madeOn(client, film.id).catch((error: unknown) => {
      notifyError(refusalWords(error).message);
    });
    if (!made) return;
    const text = `The ${noun} leaves its match and waits in Match Recordings Admin until it is paired with a match again.${whatGoes(made)}`;
    const question = { title: `Remove this ${noun} from its match?`, text, confirm: removesFromMatch };
    if (!(await confirm(question)) || !(await again.run({ file: film.id }))) return;
    closeNotice(aboutPairing(film));
    if (noun === 'recording') void navigate({ to: '/admin' });
  };
  return { run, pending: again.pending };
}

interface Made {
  marks: number;
  clips: number;
  deliveries: number;
}

async function madeOn(client: SyncClient, file: string): Promise<Made> {
  const count = async (type: DocumentType, where: Where) =>
    (await client.fetch(type, { where, limit: 1 }, { total: true })).total ?? 0;
  const [marks, clips, deliveries] = await Promise.all([
    count(archiveEvents, { file, source: 'user' }),
    count(files, { what: 'match-clip', originalFile: file }),
    count(archiveEvents, { file, source: 'feed' }),
  ]);
  return { marks, clips, deliveries };
}

function whatGoes({ marks, clips, deliveries }: Made): string {
  const along = [marks > 0 && countWords(marks, 'clip'), clips > 0 && countWords(clips, 'clip file')].filter(Boolean);
  const left = countWords(deliveries, 'delivery', 'deliveries');
  return [
    along.length > 0 && ` It takes ${along.join(' and ')} along, hidden until then.`,
    deliveries > 0 && ` ${left} ${deliveries === 1 ? 'stays' : 'stay'} with the old match, without this recording.`,
  ]
    .filter(Boolean)
    .join('');
}
