import { Button, Group } from '@mantine/core';
import { type FileDocument, frameGridOf } from '@pavilion/domain/files';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { calls } from '../call/client.ts';
import { useCall } from '../call/use-call.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { lazyPart } from '../kit/lazy-part.tsx';
import { PleaseWait } from '../kit/please-wait.tsx';
import { fileAddress, shownAddress } from './file-address.ts';
import { Unreached } from './no-picture.tsx';
import { useReach } from './use-reach.ts';
import { ImageView } from './viewer/image-view.tsx';
import type { PdfHandle } from './viewer/pdf-view.tsx';
import type { TimelineMark } from './viewer/timeline-bar.tsx';
import { timesNote } from './viewer/times-note.ts';
import { type VideoHandle, VideoPlayer } from './viewer/video-player.tsx';

const PdfView = lazyPart(() => import('./viewer/pdf-view.tsx').then((module) => module.PdfView), {
  fallback: <PleaseWait />,
});

export interface FileViewerHandle {
  play: () => void;
  pause: () => void;
  /** The frame on screen; null for a file without frames. */
  currentFrame: () => number | null;
  seekFrame: (frame: number) => void;
  goToPage: (page: number) => void;
  /** The video element; null if the file is not a film. */
  film: () => HTMLVideoElement | null;
}

export interface FilePosition {
  frame: number | null;
  /** Time of a film or sound, on the player's clock. */
  seconds: number | null;
  page: number | null;
  pages: number;
}

interface FileViewerProps {
  file: FileDocument;
  source?: 'preview' | 'original';
  /** Id of the file with the text track. */
  subtitles?: string | null | undefined;
  marks?: readonly TimelineMark[];
  onMark?: (id: string) => void;
  onPosition?: (position: FilePosition) => void;
  ref?: Ref<FileViewerHandle>;
  /** Drawn over the picture, aligned with it. */
  children?: React.ReactNode;
  /** Over the whole view, independent of zoom and position. */
  tools?: React.ReactNode;
  /** Beside the controls of a film. */
  controls?: React.ReactNode;
}

/** Viewer for any file: film, picture or document; otherwise a sentence that explains why nothing is shown. */
export function FileViewer(props: FileViewerProps) {
  const { file, source = 'preview', subtitles, marks, onMark, onPosition, ref, children, tools, controls } = props;
  const video = useRef<VideoHandle>(null);
  const pdf = useRef<PdfHandle>(null);
  const [unplayable, setUnplayable] = useState<string | null>(null);
  const [drawings, setDrawings] = useState(0);
  const grid = useMemo(() => frameGridOf(file.metadata), [file.metadata]);
  useImperativeHandle(ref, () => ({
    play: () => video.current?.play(),
    pause: () => video.current?.pause(),
    currentFrame: () => video.current?.currentFrame() ?? null,
    seekFrame: (frame) => video.current?.seekFrame(frame),
    goToPage: (page) => pdf.current?.goToPage(page),
    film: () => video.current?.element ?? null,
  }));

  const src = source === 'original' ? fileAddress(file.id, 'original', true) : shownAddress(file);
  const kind = kindOf(file);
  // Once a preview exists, a file that could not be shown is tried again.
  const attempt = `${src} ${file.media ?? ''}`;
  const { lost, onError } = useReach(src, {
    // A film stays, with its place; anything else is drawn anew.
    onBack: () => {
      if (kind === 'video') video.current?.element?.load();
      else setDrawings(drawings + 1);
    },
    onUnplayable: () => setUnplayable(attempt),
  });
  if (source === 'original' && isPsd(file)) {
    // PRD-082
    return <EmptyState height="100%">Can't display PSD files, switch to preview</EmptyState>;
  }
  if (kind === 'none' || unplayable === attempt) return <NothingToSee file={file} original={source === 'original'} />;
  const unreached = lost && <Unreached />;
  if (kind === 'video') {
    return (
      <VideoPlayer
        key={file.id}
        ref={video}
        src={src}
        label={file.name}
        grid={grid}
        timesNote={timesNote(file)}
        poster={file.previews.poster ? fileAddress(file.id, 'poster') : undefined}
        subtitles={subtitles ? fileAddress(subtitles, 'subtitles') : undefined}
        storyboard={
          file.previews.storyboard
            ? { image: fileAddress(file.id, 'storyboard'), index: fileAddress(file.id, 'storyboard.json') }
            : undefined
        }
        marks={marks}
        onMark={onMark}
        onFrame={(frame, seconds) => onPosition?.({ frame, seconds, page: null, pages: 0 })}
        onUnplayable={onError}
        tools={unreached || tools}
        controls={controls}
      >
        {children}
      </VideoPlayer>
    );
  }
  if (kind === 'pdf') {
    return (
      <PdfView
        key={drawings}
        ref={pdf}
        src={fileAddress(file.id, 'original', true)}
        label={file.name}
        onPage={(page, pages) => onPosition?.({ frame: null, seconds: null, page, pages })}
        onUnplayable={onError}
        tools={unreached || tools}
      >
        {children}
      </PdfView>
    );
  }
  return (
    <ImageView key={drawings} src={src} alt={file.name} onUnplayable={onError} tools={unreached || tools}>
      {children}
    </ImageView>
  );
}

const isPsd = (file: FileDocument) => /\.ps[db]$/i.test(file.name) || file.mime === 'image/vnd.adobe.photoshop';

function kindOf(file: FileDocument): 'video' | 'image' | 'pdf' | 'none' {
  if (file.mime === 'application/pdf') return 'pdf';
  if (file.assetType === 'video' || file.mime?.startsWith('audio/')) return 'video';
  if (file.assetType === 'image' || file.previews.preview) return 'image';
  return 'none';
}

function NothingToSee({ file, original }: { file: FileDocument; original: boolean }) {
  const retry = useCall(calls.files.retryMedia, { done: 'The previews are being made again.' });
  const broken = file.media === 'broken' || file.media === 'waiting';
  const words = broken
    ? `The preview could not be made. ${file.mediaError ?? ''}`
    : file.media === 'pending' && !original
      ? 'The preview is being made. It appears here when it is ready.'
      : 'This file cannot be shown here. Download it instead.';
  return (
    <EmptyState
      height="100%"
      action={
        <Group justify="center">
          {broken && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} />}
              loading={retry.pending}
              onClick={() => void retry.run({ file: file.id })}
            >
              Try Again
            </Button>
          )}
          <Button
            component="a"
            variant="default"
            href={fileAddress(file.id, 'original')}
            download
            leftSection={<IconDownload size={16} />}
          >
            Download
          </Button>
        </Group>
      }
    >
      {words}
    </EmptyState>
  );
}
