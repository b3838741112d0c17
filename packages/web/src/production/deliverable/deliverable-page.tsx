import { Badge, SegmentedControl, Tabs, Text } from '@mantine/core';
import {
  briefs,
  type Deliverable,
  deliverables,
  type FileDocument,
  files,
  type Note,
  type NotePoint,
  notes,
} from '@pavilion/domain';
import { useDoc, useLive } from '@pavilion/sync/react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useShortcut } from '../../kit/shortcuts.ts';
import { urlChoice, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import { FileViewer, type FileViewerHandle } from '../../parts/file-viewer.tsx';
import { frameGridOf } from '../../parts/viewer/frame-grid.ts';
import { queueTabs, useQueuePlace } from '../feedback/feedback-queue.ts';
import { CompareView } from './compare-view.tsx';
import { DecisionsPanel } from './decisions-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { DropVersion } from './drop-version.tsx';
import { EventsPanel } from './events-panel.tsx';
import { GoToTimecode } from './go-to-timecode.tsx';
import { NotePins } from './note-pins.tsx';
import { noteMarks } from './note-position.ts';
import { NotesPanel } from './notes-panel.tsx';
import { QueueSteps } from './queue-steps.tsx';
import classes from './review.module.css';
import { ReviewActions } from './review-actions.tsx';
import { ReviewHeader } from './review-header.tsx';
import { createStanding } from './standing.ts';
import { UploadVersion } from './upload-version.tsx';
import { useSeen } from './use-seen.ts';
import { VersionTabs } from './version-tabs.tsx';

const panels = ['notes', 'decisions', 'details', 'timeline'] as const;
const address = {
  version: urlText(),
  against: urlText(),
  panel: urlChoice(panels, 'notes'),
  source: urlChoice(['preview', 'original'], 'preview'),
  queue: urlChoice(['', ...queueTabs], ''),
  department: urlText(),
};

export function DeliverablePage() {
  const { id = '', prodId = '' } = useParams({ strict: false });
  // Another deliverable is another room: nothing of the last one stays.
  return <ReviewRoom key={id} id={id} prodId={prodId} />;
}

/** The review room: the picture, its versions, and what people say of it. */
function ReviewRoom({ id, prodId }: { id: string; prodId: string }) {
  const { document: deliverable, status } = useDoc(deliverables, id);
  const { document: brief } = useDoc(briefs, prodId);
  const { documents: versions, status: loading } = useLive(files, {
    where: { delID: id, what: 'deliverable' },
    orderBy: [{ field: 'version', direction: 'desc' }],
  });
  const { documents: allNotes } = useLive(notes, { where: { delID: id } });
  const [url, setUrl] = useUrlState(address);
  const [uploading, setUploading] = useState(false);
  const [standing] = useState(createStanding);
  const [point, setPoint] = useState<NotePoint | null>(null);
  const [found, setFound] = useState<{ note: string } | null>(null);
  const viewer = useRef<FileViewerHandle>(null);
  const composer = useRef<HTMLTextAreaElement>(null);

  const navigate = useNavigate();
  const place = useQueuePlace(url.queue || 'mine', url.department, id);
  const open = (next: Deliverable) =>
    void navigate({
      to: '/brief/$prodId/deliverable/$id',
      params: { prodId: next.production ?? '-', id: next.id },
      search: { queue: url.queue, ...(url.department ? { department: url.department } : {}) } as never,
    });

  const file = versions.find((version) => version.id === url.version) ?? versions[0];
  const previous = versions.find((version) => version.version < (file?.version ?? 0));
  const against = versions.find((version) => version.id === url.against);
  const grid = useMemo(() => frameGridOf(file?.metadata), [file?.metadata]);
  const fileNotes = useMemo(() => allNotes.filter((note) => note.file === file?.id), [allNotes, file?.id]);
  const marks = useMemo(() => (grid ? noteMarks(fileNotes, grid) : []), [fileNotes, grid]);
  const showNote = (note: string) => {
    setUrl({ panel: 'notes' });
    setFound({ note });
  };
  useSeen(file?.id, file?.status === 'review' && deliverable?.owners);
  useShortcut({ keys: 'n', label: 'Write a note at this frame', group: 'Review' }, () => {
    viewer.current?.pause();
    setUrl({ panel: 'notes' });
    window.requestAnimationFrame(() => composer.current?.focus());
  });

  if (status === 'loading') return <PleaseWait />;
  if (!deliverable) return <EmptyState>This deliverable does not exist, or you may not see it.</EmptyState>;
  const openNotes = fileNotes.filter((note) => !note.response && !note.done).length;

  return (
    <div className={classes.room}>
      <ReviewHeader
        brief={brief}
        deliverable={deliverable}
        queue={url.queue && <QueueSteps {...place} onOpen={open} />}
        actions={
          <ReviewActions
            deliverable={deliverable}
            file={file}
            files={versions.length}
            hasNotes={fileNotes.length > 0}
            comparing={against !== undefined}
            onCompare={() =>
              setUrl({ against: against ? '' : (versions.find((version) => version.id !== file?.id)?.id ?? '') })
            }
            onUpload={() => setUploading(true)}
            onDecided={
              url.queue ? () => (place.next ? open(place.next) : notifyDone('Cheers! Nothing to feedback')) : undefined
            }
          />
        }
      />
      <div className={classes.body}>
        <section className={classes.picture} aria-label="Picture">
          <div className={classes.versions}>
            <VersionTabs versions={versions} selected={file?.id} onSelect={(version) => setUrl({ version })} />
            {file && !against && (
              <SegmentedControl
                size="xs"
                ml="auto"
                aria-label="Show the preview or the original"
                data={[
                  { value: 'preview', label: 'Preview' },
                  { value: 'original', label: 'Original' },
                ]}
                value={url.source}
                onChange={(source) => setUrl({ source: source === 'original' ? 'original' : 'preview' })}
              />
            )}
          </div>
          <div className={classes.stage}>
            {!file && loading === 'ready' && (
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
                ref={viewer}
                marks={marks}
                onMark={showNote}
                onPosition={(position) => standing.set(file.id, position)}
              />
            )}
            {file && !against && (
              <FileViewer
                key={file.id}
                ref={viewer}
                file={file}
                source={url.source}
                subtitles={deliverable.subsTrack}
                marks={marks}
                onMark={showNote}
                onPosition={(position) => standing.set(file.id, position)}
              >
                <NotePins
                  file={file.id}
                  grid={grid}
                  notes={fileNotes}
                  standing={standing}
                  point={point}
                  onPoint={setPoint}
                  onNote={showNote}
                />
              </FileViewer>
            )}
          </div>
        </section>
        <aside className={classes.panel} aria-label="Review">
          <Tabs
            value={url.panel}
            onChange={(panel) => setUrl({ panel: panels.find((known) => known === panel) ?? 'notes' })}
            keepMounted={false}
            style={{ display: 'contents' }}
          >
            <Tabs.List px="xs">
              <Tabs.Tab
                value="notes"
                rightSection={
                  openNotes > 0 && (
                    <Badge size="sm" circle>
                      {openNotes}
                    </Badge>
                  )
                }
              >
                Notes
              </Tabs.Tab>
              <Tabs.Tab value="decisions">Decisions</Tabs.Tab>
              <Tabs.Tab value="details">Details</Tabs.Tab>
              <Tabs.Tab value="timeline">Timeline</Tabs.Tab>
            </Tabs.List>
            <div className={classes.panelBody}>
              <Tabs.Panel value="notes">
                {file ? (
                  <NotesPanel
                    key={file.id}
                    file={file}
                    all={fileNotes}
                    previous={previous && { version: previous.version, open: openOn(previous.id, allNotes) }}
                    grid={grid}
                    found={found}
                    writing={{
                      standing,
                      point,
                      setPoint,
                      mayPoint: !against && hasPicture(file),
                      composerRef: composer,
                    }}
                    onGoToFrame={(frame) => viewer.current?.seekFrame(frame)}
                    onGoToPage={(page) => viewer.current?.goToPage(page)}
                  />
                ) : (
                  <Text size="sm" c="dimmed">
                    Notes belong to a version.
                  </Text>
                )}
              </Tabs.Panel>
              <Tabs.Panel value="decisions">
                <DecisionsPanel deliverable={deliverable} open={deliverable.state === 'feedback'} />
              </Tabs.Panel>
              <Tabs.Panel value="details">
                <DetailsPanel deliverable={deliverable} file={file} />
              </Tabs.Panel>
              <Tabs.Panel value="timeline">{file && <EventsPanel file={file} />}</Tabs.Panel>
            </div>
          </Tabs>
        </aside>
      </div>
      <UploadVersion deliverable={deliverable} opened={uploading} onClose={() => setUploading(false)} />
      <DropVersion deliverable={deliverable} />
      {grid && <GoToTimecode grid={grid} onGo={(frame) => viewer.current?.seekFrame(frame)} />}
    </div>
  );
}

const hasPicture = ({ assetType, mime }: FileDocument) => assetType !== 'other' || mime === 'application/pdf';

/** The notes of a version that nobody has ticked. */
const openOn = (file: string, all: readonly Note[]) =>
  all.filter((note) => note.file === file && !note.response && !note.done);
