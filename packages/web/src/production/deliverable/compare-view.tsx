import { Group, SegmentedControl, Select, Slider } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain';
import { type CSSProperties, type Ref, type RefObject, useRef, useState } from 'react';
import { useRemembered } from '../../kit/use-remembered.ts';
import { fileAddress } from '../../parts/file-address.ts';
import type { FilePosition, FileViewerHandle } from '../../parts/file-viewer.tsx';
import type { TimelineMark } from '../../parts/viewer/timeline-bar.tsx';
import { CompareFilms } from './compare-films.tsx';
import classes from './review.module.css';

type Side = 'left' | 'right';

interface CompareViewProps {
  left: FileDocument;
  right: FileDocument;
  versions: readonly FileDocument[];
  onPick: (side: Side, id: string) => void;
  /** Of the version on the right. */
  marks: readonly TimelineMark[];
  onMark: (id: string) => void;
  onPosition: (position: FilePosition) => void;
  ref: Ref<FileViewerHandle>;
}

/** Two versions side by side, or one wiped over the other; films play as one, with the sound of either. */
export function CompareView({ left, right, versions, onPick, ...film }: CompareViewProps) {
  const leader = useRef<HTMLVideoElement>(null);
  const follower = useRef<HTMLVideoElement>(null);
  const [way, setWay] = useRemembered<'side' | 'wipe'>('compare.way', 'side');
  const [sound, setSound] = useState<Side>('right');
  const [wipe, setWipe] = useState(50);
  const films = left.assetType === 'video' && right.assetType === 'video';
  const shared = { versions, onPick };
  return (
    <div className={classes.compareRoom}>
      <Group gap="sm" justify="space-between">
        <VersionPick side="left" file={left} {...shared} />
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label="How to compare"
            data={[
              { value: 'side', label: 'Side by side' },
              { value: 'wipe', label: 'Wipe' },
            ]}
            value={way}
            onChange={(value) => setWay(value === 'wipe' ? 'wipe' : 'side')}
          />
          {films && (
            <SegmentedControl
              size="xs"
              aria-label="Sound from"
              data={[
                { value: 'left', label: `Sound v${left.version}` },
                { value: 'right', label: `Sound v${right.version}` },
              ]}
              value={sound}
              onChange={(value) => setSound(value === 'left' ? 'left' : 'right')}
            />
          )}
        </Group>
        <VersionPick side="right" file={right} {...shared} />
      </Group>
      <div
        className={way === 'wipe' ? classes.wipe : classes.compare}
        style={{ '--wipe': `${wipe}%` } as CSSProperties}
      >
        <Picture key={`left ${left.id}`} file={left} video={follower} muted={sound !== 'left'} />
        <Picture key={`right ${right.id}`} file={right} video={leader} muted={sound !== 'right'} />
      </div>
      {way === 'wipe' && (
        <Slider aria-label="Where one version ends and the other begins" label={null} value={wipe} onChange={setWipe} />
      )}
      {films && <CompareFilms left={left} right={right} leader={leader} follower={follower} {...film} />}
    </div>
  );
}

interface VersionPickProps extends Pick<CompareViewProps, 'versions' | 'onPick'> {
  side: Side;
  file: FileDocument;
}

const VersionPick = ({ side, file, versions, onPick }: VersionPickProps) => (
  <Select
    size="xs"
    w={120}
    aria-label={side === 'left' ? 'Version on the left' : 'Version on the right'}
    data={versions.map((version) => ({ value: version.id, label: `Version ${version.version}` }))}
    value={file.id}
    allowDeselect={false}
    onChange={(id) => id && onPick(side, id)}
  />
);

interface PictureProps {
  file: FileDocument;
  video: RefObject<HTMLVideoElement | null>;
  muted: boolean;
}

function Picture({ file, video, muted }: PictureProps) {
  const source = fileAddress(file.id, file.previews.preview ? 'preview' : 'original');
  const label = `Version ${file.version}`;
  if (file.assetType !== 'video') return <img src={source} alt={label} />;
  return (
    <video ref={video} src={source} muted={muted} playsInline preload="auto" aria-label={label}>
      <track kind="captions" />
      Your browser does not support the video element
    </video>
  );
}
