import { calls } from '../../../call/client.ts';
import { useAnswer } from '../../../call/use-call.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ButtonLink } from '../../../kit/links.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { useCan } from '../../../session/session-provider.tsx';
import { WhomToAsk } from '../../whom-to-ask.tsx';

/** Shown when a recording does not open, or goes while someone is watching: the reason, and where to go next. */
export function FilmGone({ id }: { id: string }) {
  const maintains = useCan('manageArchive');
  const { answer, loading } = useAnswer(calls.archive.traceFilm, { file: id });
  if (loading) return <PleaseWait height="60vh" />;
  if (!answer?.awaiting) {
    return (
      <EmptyState height="60vh" action={<ButtonLink to="/matches">Match Browser</ButtonLink>}>
        This recording does not exist, or you do not have access to it.
        <WhomToAsk />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      height="60vh"
      action={
        maintains ? (
          <ButtonLink to="/admin">Match Recordings Admin</ButtonLink>
        ) : (
          <ButtonLink to="/matches">Match Browser</ButtonLink>
        )
      }
    >
      This recording {answer.left ? `was removed from ${answer.left} and ` : ''}is waiting to be paired with another
      match. Once it has a match that you have access to, it opens here again with its clips.
    </EmptyState>
  );
}
