import { useEffect, useRef } from 'react';
import type { FilePosition } from '../../parts/file-viewer.tsx';
import type { NotePlace } from './note-position.ts';
import { type Standing, useStanding } from './standing.ts';

interface FirstPlace {
  /** What is there; each is gone to once. Empty for nothing. */
  id: string;
  place: NotePlace | undefined;
  /** The version on screen. */
  file: string;
  standing: Standing;
  onGo: () => void;
}

/** Goes to a place that is known before the player is there: as soon as it can seek. */
export function useFirstPlace({ id, place, file, standing, onGo }: FirstPlace): void {
  const canMove = useStanding(standing, file, isShown);
  const sought = place && (canMove || !hasPlace(place)) ? id : '';
  const latest = useRef(onGo);
  latest.current = onGo;
  const gone = useRef('');
  useEffect(() => {
    if (!sought || gone.current === sought) return;
    gone.current = sought;
    latest.current();
  }, [sought]);
}

const isShown = ({ frame, pages }: FilePosition) => frame !== null || pages > 0;
const hasPlace = ({ frame, seconds, pdfPage }: NotePlace) => (frame ?? seconds ?? pdfPage) !== undefined;
