import type { Note } from '@pavilion/domain';
import { useEffect, useRef } from 'react';
import type { FilePosition } from '../../parts/file-viewer.tsx';
import { type Standing, useStanding } from './standing.ts';

interface LinkedNote {
  /** The note's id in the address, or empty. */
  wanted: string;
  /** The version on screen, with its notes. */
  file: string;
  notes: readonly Note[];
  standing: Standing;
  onGo: (note: Note) => void;
}

/** Goes to the note of a link, once: when the note has loaded and the player can seek. */
export function useLinkedNote({ wanted, file, notes, standing, onGo }: LinkedNote): void {
  const canMove = useStanding(standing, file, isShown);
  const note = notes.find(({ id }) => id === wanted);
  const sought = note && (canMove || !hasPlace(note)) ? note.id : '';
  const latest = useRef({ note, onGo });
  latest.current = { note, onGo };
  const gone = useRef('');
  useEffect(() => {
    const { note: found, onGo: go } = latest.current;
    if (!found || !sought || gone.current === sought) return;
    gone.current = sought;
    go(found);
  }, [sought]);
}

const isShown = ({ frame, pages }: FilePosition) => frame !== null || pages > 0;
const hasPlace = ({ frame, seconds, pdfPage }: Note) => (frame ?? seconds ?? pdfPage) !== undefined;
