import { files } from '@pavilion/domain/files';
import { useMemo } from 'react';
import { countWords } from '../../kit/count-words.ts';
import { useAccessible } from '../use-accessible.ts';

export interface FilmOf {
  /** `4 recordings, 1 reel`; empty without film. */
  label: (match: string) => string;
  /** False while the counts load. */
  ready: boolean;
}

/** Live counts of the recordings and reels of these matches. */
export function useFilmOf(matches: readonly { id: string }[]): FilmOf {
  const ids = useMemo(() => matches.map(({ id }) => id).sort(), [matches]);
  const asked = ids.length > 0;
  const { documents, status } = useAccessible(
    files,
    asked ? { where: { match: { in: ids }, what: { in: ['recording', 'match-reel'] } } } : null,
  );
  return useMemo(() => {
    const count = (match: string, what: string) =>
      documents.filter((file) => file.match === match && file.what === what).length;
    const label = (match: string) =>
      [[count(match, 'recording'), 'recording'] as const, [count(match, 'match-reel'), 'reel'] as const]
        .filter(([many]) => many > 0)
        .map(([many, noun]) => countWords(many, noun))
        .join(', ');
    return { label, ready: status === 'ready' };
  }, [documents, status]);
}
