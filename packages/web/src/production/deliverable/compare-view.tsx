import { Group, Select, Text } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain';
import { useEffect, useRef } from 'react';
import { fileAddress } from '../../parts/file-address.ts';
import classes from './review.module.css';

interface CompareViewProps {
  left: FileDocument;
  right: FileDocument;
  versions: readonly FileDocument[];
  onPick: (side: 'left' | 'right', id: string) => void;
}

/** Two versions side by side. The right one leads: its controls play, seek and sound; the left follows within a frame. */
export function CompareView({ left, right, versions, onPick }: CompareViewProps) {
  const leader = useRef<HTMLVideoElement>(null);
  const follower = useRef<HTMLVideoElement>(null);
  useFollow(leader, follower, `${left.id}${right.id}`);
  return (
    <div className={classes.compare}>
      {(
        [
          ['left', left, follower],
          ['right', right, leader],
        ] as const
      ).map(([side, file, ref]) => (
        <div key={side} className={classes.side}>
          <Group justify="space-between">
            <Select
              size="xs"
              w={120}
              aria-label={side === 'left' ? 'Version on the left' : 'Version on the right'}
              data={versions.map((version) => ({ value: version.id, label: `Version ${version.version}` }))}
              value={file.id}
              allowDeselect={false}
              onChange={(id) => id && onPick(side, id)}
            />
            <Text size="xs" c="dimmed">
              {side === 'right' && file.assetType === 'video' ? 'Plays both, with sound' : ''}
            </Text>
          </Group>
          {file.assetType === 'video' ? (
            <video
              ref={ref}
              src={playable(file)}
              muted={side === 'left'}
              controls={side === 'right'}
              playsInline
              preload="auto"
              aria-label={`Version ${file.version}`}
            >
              <track kind="captions" />
              Your browser does not support the video element
            </video>
          ) : (
            <img
              src={fileAddress(file.id, file.previews.preview ? 'preview' : 'original')}
              alt={`Version ${file.version}`}
            />
          )}
        </div>
      ))}
    </div>
  );
}

const playable = (file: FileDocument) => fileAddress(file.id, file.previews.preview ? 'preview' : 'original');

/** Beyond this the follower is set right, in seconds: less than two frames at 25 a second. */
const tolerance = 0.06;

function useFollow(
  leaderRef: React.RefObject<HTMLVideoElement | null>,
  followerRef: React.RefObject<HTMLVideoElement | null>,
  pair: string,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pair means new elements behind the refs.
  useEffect(() => {
    const [leader, follower] = [leaderRef.current, followerRef.current];
    if (!leader || !follower) return;
    const align = () => {
      if (Math.abs(follower.currentTime - leader.currentTime) > tolerance) follower.currentTime = leader.currentTime;
    };
    const play = () => {
      align();
      void follower.play().catch(() => undefined);
    };
    const pause = () => {
      follower.pause();
      follower.currentTime = leader.currentTime;
    };
    const rate = () => {
      follower.playbackRate = leader.playbackRate;
    };
    const handlers = { play, pause, seeking: align, timeupdate: align, ratechange: rate };
    for (const [name, handler] of Object.entries(handlers)) leader.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of Object.entries(handlers)) leader.removeEventListener(name, handler);
    };
  }, [leaderRef, followerRef, pair]);
}
