import { calls } from '../call/client.ts';
import { useAnswer } from '../call/use-call.ts';
import { eitherWords } from '../kit/list-words.ts';
import { useCan } from '../session/session-provider.tsx';

const lasts = 10 * 60_000;

/** Whom to ask for access to match video, by name: a page without access is otherwise a dead end. Nothing for archive administrators. */
export function WhomToAsk() {
  const maintains = useCan('manageArchive');
  const { answer, loading } = useAnswer(calls.archive.archiveKeepers, {}, { fresh: lasts, when: !maintains });
  if (maintains || loading) return null;
  const names = answer?.names ?? [];
  return names.length > 0
    ? ` To ask for access to match video, write to ${eitherWords(names)}, who look${names.length === 1 ? 's' : ''} after the archive.`
    : ' To ask for access to match video, write to your administrator.';
}
