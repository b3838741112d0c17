import { type FileDocument, frameGridOf } from '@pavilion/domain';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { FilePosition, FileViewerHandle } from '../../parts/file-viewer.tsx';
import { PlayerControls } from '../../parts/viewer/player-controls.tsx';
import type { TimelineMark } from '../../parts/viewer/timeline-bar.tsx';
import { useLoop } from '../../parts/viewer/use-loop.ts';
import { usePlayerKeys } from '../../parts/viewer/use-player-keys.ts';
import { useTransport } from '../../parts/viewer/use-transport.ts';
import { useFollow } from './use-follow.ts';

interface CompareFilmsProps {
  left: FileDocument;
  right: FileDocument;
  /** The film on the right leads: notes are written on it. */
  leader: RefObject<HTMLVideoElement | null>;
  follower: RefObject<HTMLVideoElement | null>;
  marks: readonly TimelineMark[];
  onMark: (id: string) => void;
  onPosition: (position: FilePosition) => void;
  ref: Ref<FileViewerHandle>;
}

/** Timeline and shortcuts of two films that play together. */
export function CompareFilms(props: CompareFilmsProps) {
  const { left, right, leader, follower, marks, onMark, onPosition, ref } = props;
  const grid = useMemo(() => frameGridOf(right.metadata), [right.metadata]);
  const other = useMemo(() => frameGridOf(left.metadata), [left.metadata]);
  const transport = useTransport(leader, grid, right.id);
  const loop = useLoop(leader, transport, grid, right.id);
  usePlayerKeys(transport);
  useFollow(leader, follower, `${left.id} ${right.id}`, (other?.startSeconds ?? 0) - (grid?.startSeconds ?? 0));
  const { play, pause, currentFrame, seekFrame, frame, seconds } = transport;
  useImperativeHandle(ref, () => ({
    play,
    pause,
    currentFrame,
    seekFrame,
    goToPage: () => undefined,
    film: () => leader.current,
  }));
  const tell = useRef(onPosition);
  tell.current = onPosition;
  useEffect(() => tell.current({ frame, seconds, page: null, pages: 0 }), [frame, seconds]);
  return <PlayerControls transport={transport} grid={grid} loop={loop} marks={marks} onMark={onMark} />;
}
