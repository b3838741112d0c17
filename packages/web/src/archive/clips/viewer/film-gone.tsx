import { calls } from '../../../call/client.ts';
import { useAnswer } from '../../../call/use-call.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ButtonLink } from '../../../kit/links.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { useCan } from '../../../session/session-provider.tsx';

/** In place of a recording that does not open, or that went while somebody was watching: why, and where to go from here. */
export function FilmGone({ id }: { id: string }) {
  const maintains = useCan('manageArchive');
  const { answer, loading } = useAnswer(calls.archive.traceFilm, { file: id });
  if (loading) return <PleaseWait height="60vh" />;
  if (!answer?.awaiting) {
    return (
      <EmptyState height="60vh" action={<ButtonLink to="/matches">All Matches</ButtonLink>}>
        This recording does not exist, or you may not see it.
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
          <ButtonLink to="/matches">All Matches</ButtonLink>
        )
      }
    >
      This recording {answer.left ? `was taken from ${answer.left} and ` : ''}waits to be paired with another match. It
      opens here again, with its marks and clips, once it has a match that you may see.
    </EmptyState>
  );
}
