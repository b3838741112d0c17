import { ActionIcon, Button, Group, SegmentedControl, Tooltip } from '@mantine/core';
import type { Deliverable, FileDocument, FrameGrid, Note } from '@pavilion/domain';
import { IconDownload, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type Ref, type RefObject, useMemo, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { fileAddress } from '../../parts/file-address.ts';
import { type FilePosition, FileViewer, type FileViewerHandle } from '../../parts/file-viewer.tsx';
import { CompareView } from './compare-view.tsx';
import { noteMarks } from './note-position.ts';
import { PenBar } from './pen-bar.tsx';
import { PictureNotes } from './picture-notes.tsx';
import classes from './review.module.css';
import { SaveFrame } from './save-frame.tsx';
import type { Standing } from './standing.ts';
import type { Sketch } from './use-sketch.ts';
import { VersionTabs } from './version-tabs.tsx';

type Source = 'preview' | 'original';

interface ReviewPictureProps {
  deliverable: Deliverable;
  versions: readonly FileDocument[];
  loading: boolean;
  /** The version that is looked at, and the one that it is compared with. */
  file: FileDocument | undefined;
  against: FileDocument | undefined;
  source: Source;
  setUrl: (change: { version?: string; against?: string; source?: Source }) => void;
  grid: FrameGrid | null;
  notes: readonly Note[];
  standing: Standing;
  sketch: Sketch;
  picked: string | undefined;
  viewer: RefObject<FileViewerHandle | null>;
  ref: Ref<HTMLElement>;
  onNote: (id: string) => void;
  /** Nothing more is drawn for now. */
  onDrawn: () => void;
}

/** The left of the room: the versions, and one of them with what notes mark on it, or two beside each other. */
export function ReviewPicture(props: ReviewPictureProps) {
  const { deliverable, versions, loading, file, against, source, setUrl, grid, notes, standing, sketch } = props;
  const { picked, viewer, ref, onNote, onDrawn } = props;
  const [clean, setClean] = useState(false);
  // Whoever goes to a note wants to see what is drawn for it.
  const shown = useMemo(() => (clean ? notes.filter(({ id }) => id === picked) : notes), [clean, notes, picked]);
  const marks = useMemo(() => (grid ? noteMarks(notes, grid) : []), [notes, grid]);
  const film = {
    ref: viewer,
    marks,
    onMark: onNote,
    onPosition: (position: FilePosition) => file && standing.set(file.id, position),
  };
  return (
    <section ref={ref} className={classes.picture} aria-label="Picture">
      <div className={classes.versions}>
        <VersionTabs versions={versions} selected={file?.id} onSelect={(version) => setUrl({ version })} />
        {file && !against && (
          <Group gap="xs" wrap="nowrap">
            {notes.some(({ drawing }) => drawing) && (
              <Tooltip label={clean ? 'Show what notes mark' : 'Hide what notes mark'}>
                <ActionIcon aria-label="Hide what notes mark" aria-pressed={clean} onClick={() => setClean(!clean)}>
                  {clean ? <IconEyeOff size={18} /> : <IconEye size={18} />}
                </ActionIcon>
              </Tooltip>
            )}
            <Button
              component="a"
              href={fileAddress(file.id, 'original')}
              download
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<IconDownload size={16} />}
              aria-label={`Download v${file.version}`}
            >
              Download
            </Button>
            <SegmentedControl
              size="xs"
              aria-label="Show the preview or the original"
              data={[
                { value: 'preview', label: 'Preview' },
                { value: 'original', label: 'Original' },
              ]}
              value={source}
              onChange={(value) => setUrl({ source: value === 'original' ? 'original' : 'preview' })}
            />
          </Group>
        )}
      </div>
      <div className={classes.stage}>
        {!file && !loading && (
          <EmptyState height="100%">
            Nothing has been uploaded yet. Use Upload New Version, or drop a file anywhere on this page.
          </EmptyState>
        )}
        {file && against && (
          <CompareView
            left={against}
            right={file}
            versions={versions}
            onPick={(side, version) => setUrl(side === 'left' ? { against: version } : { version })}
            {...film}
          />
        )}
        {file && !against && (
          <FileViewer
            key={file.id}
            file={file}
            source={source}
            subtitles={deliverable.subsTrack}
            tools={sketch.drawing && <PenBar sketch={sketch} onDone={onDrawn} />}
            controls={
              <SaveFrame
                file={file.id}
                name={`${deliverable.title} v${file.version}`}
                grid={grid}
                notes={notes}
                standing={standing}
                viewer={viewer}
              />
            }
            {...film}
          >
            <PictureNotes
              file={file.id}
              grid={grid}
              notes={shown}
              standing={standing}
              sketch={sketch}
              picked={picked}
              onNote={onNote}
              onTouch={() => viewer.current?.pause()}
            />
          </FileViewer>
        )}
      </div>
    </section>
  );
}
