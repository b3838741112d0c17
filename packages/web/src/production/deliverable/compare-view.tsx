import { Group, SegmentedControl, Slider } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain';
import { type CSSProperties, type Ref, type RefObject, useRef, useState } from 'react';
import { Select } from '../../kit/select.tsx';
import { useRemembered } from '../../kit/use-remembered.ts';
import { fileAddress } from '../../parts/file-address.ts';
import { type FilePosition, FileViewer, type FileViewerHandle } from '../../parts/file-viewer.tsx';
import type { TimelineMark } from '../../parts/viewer/timeline-bar.tsx';
import { CompareFilms } from './compare-films.tsx';
import classes from './review.module.css';

type Which = 'left' | 'right';

interface CompareViewProps {
  left: FileDocument;
  right: FileDocument;
  versions: readonly FileDocument[];
  onPick: (side: Which, id: string) => void;
  /** Notes of the version on the right. */
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
  const [sound, setSound] = useState<Which>('right');
  const [wipe, setWipe] = useState(50);
  const films = left.assetType === 'video' && right.assetType === 'video';
  const documents = isDocument(left) || isDocument(right);
  const layout = documents ? 'side' : way;
  const shared = { versions, onPick };
  return (
    <div className={classes.compareRoom}>
      <Group gap="sm" justify="space-between">
        <VersionPick side="left" file={left} {...shared} />
        <Group gap="xs">
          {!documents && (
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
          )}
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
        className={layout === 'wipe' ? classes.wipe : classes.compare}
        style={{ '--wipe': `${wipe}%` } as CSSProperties}
      >
        <Side key={`left ${left.id}`} file={left} video={follower} muted={sound !== 'left'} />
        <Side
          key={`right ${right.id}`}
          file={right}
          video={leader}
          muted={sound !== 'right'}
          document={{ ref: film.ref, onPosition: film.onPosition }}
        />
      </div>
      {layout === 'wipe' && (
        <Slider aria-label="Where one version ends and the other begins" label={null} value={wipe} onChange={setWipe} />
      )}
      {films && <CompareFilms left={left} right={right} leader={leader} follower={follower} {...film} />}
    </div>
  );
}

const isDocument = ({ mime }: FileDocument) => mime === 'application/pdf';

interface VersionPickProps extends Pick<CompareViewProps, 'versions' | 'onPick'> {
  side: Which;
  file: FileDocument;
}

const VersionPick = ({ side, file, versions, onPick }: VersionPickProps) => (
  <Select
    size="xs"
    w={120}
    aria-label={side === 'left' ? 'Version on the left' : 'Version on the right'}
    data={versions.map((version) => ({ value: version.id, label: `Version ${version.version}` }))}
    value={file.id}
    onChange={(id) => id && onPick(side, id)}
  />
);

interface SideProps {
  file: FileDocument;
  video: RefObject<HTMLVideoElement | null>;
  muted: boolean;
  /** Position of the document on which notes are written. */
  document?: Pick<CompareViewProps, 'ref' | 'onPosition'>;
}

/** One side of the comparison: a film without controls, or a document with its pages. */
function Side({ file, video, muted, document }: SideProps) {
  if (isDocument(file)) {
    return (
      <section className={classes.document}>
        <FileViewer file={file} {...document} />
      </section>
    );
  }
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
