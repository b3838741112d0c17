import { Badge, Tabs, Text } from '@mantine/core';
import {
  briefs,
  countOpenNotes,
  type Deliverable,
  deliverables,
  type FileDocument,
  files,
  frameGridOf,
  type Note,
  notes,
  openNotes,
  pagePath,
} from '@pavilion/domain';
import { useDoc, useLive } from '@pavilion/sync/react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { notifyDone } from '../../kit/notify.ts';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useShortcut } from '../../kit/shortcuts.ts';
import { urlChoice, urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import type { FileViewerHandle } from '../../parts/file-viewer.tsx';
import { useMay } from '../../session/use-may.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import { queueTabs, useQueuePlace } from '../feedback/feedback-queue.ts';
import { DecisionsPanel } from './decisions-panel.tsx';
import { DescriptionNote } from './description-note.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { DropVersion } from './drop-version.tsx';
import { EventsPanel } from './events-panel.tsx';
import { GoToTimecode } from './go-to-timecode.tsx';
import { goToPlace } from './note-position.ts';
import { NotesPanel } from './notes-panel.tsx';
import { QueueSteps } from './queue-steps.tsx';
import classes from './review.module.css';
import { ReviewActions } from './review-actions.tsx';
import { ReviewHeader } from './review-header.tsx';
import { ReviewPicture } from './review-picture.tsx';
import { createStanding } from './standing.ts';
import { UploadVersion } from './upload-version.tsx';
import { useLinkedNote } from './use-linked-note.ts';
import { useOwnVersion } from './use-own-version.ts';
import { useSeen } from './use-seen.ts';
import { useShownVersion } from './use-shown-version.ts';
import { useSketch } from './use-sketch.ts';
import { VersionArrived } from './version-arrived.tsx';

const panels = ['notes', 'decisions', 'details', 'timeline'] as const;
const address = {
  version: urlText(),
  note: urlText(),
  against: urlText(),
  panel: urlChoice(panels, 'notes'),
  source: urlChoice(['preview', 'original'], 'preview'),
  queue: urlChoice(['', ...queueTabs], ''),
  department: urlText(),
};

export function DeliverablePage() {
  const { id = '', production = '' } = useParams({ strict: false });
  // Another deliverable is another room: nothing of the last one stays.
  return <ReviewRoom key={id} id={id} production={production} />;
}

/** The review room: the picture, its versions, and what people say of it. */
function ReviewRoom({ id, production }: { id: string; production: string }) {
  const { document: deliverable, status } = useDoc(deliverables, id);
  usePageHead(deliverable?.title);
  const { document: brief } = useDoc(briefs, production);
  const { documents: versions, status: loading } = useLive(files, {
    where: { delID: id, what: 'deliverable' },
    orderBy: [{ field: 'version', direction: 'desc' }],
  });
  const { documents: allNotes } = useLive(notes, { where: { delID: id } });
  const [url, setUrl] = useUrlState(address);
  const [uploading, setUploading] = useState(false);
  const [standing] = useState(createStanding);
  // A link to a note leads to it, as a press on its mark does.
  const [found, setFound] = useState<{ note: string } | null>(null);
  const [picked, setPicked] = useState<string>();
  const viewer = useRef<FileViewerHandle>(null);
  const picture = useRef<HTMLElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);

  const navigate = useNavigate();
  const place = useQueuePlace(url.queue || 'mine', url.department, id);
  const goOn = (next: Deliverable) =>
    void navigate({
      to: pagePath(deliverables, next),
      search: { queue: url.queue, ...(url.department ? { department: url.department } : {}) } as never,
    });

  const { file, arrived } = useShownVersion(versions, url.version, loading === 'ready');
  const against = versions.find((version) => version.id === url.against);
  const grid = useMemo(() => frameGridOf(file?.metadata), [file?.metadata]);
  const open = useMemo(() => openNotes(allNotes), [allNotes]);
  const fileNotes = useMemo(() => allNotes.filter((note) => note.file === file?.id), [allNotes, file?.id]);
  /** What is drawn for others at the same place steps back, until the same one is asked for again. */
  const pick = (note: string) => setPicked((before) => (before === note ? undefined : note));
  const showNote = (note: string) => {
    setUrl({ panel: 'notes' });
    setFound({ note });
    pick(note);
  };
  const goTo = (note: Note) => {
    goToPlace(viewer.current, note, grid);
    picture.current?.scrollIntoView({ block: 'nearest' });
    pick(note.id);
  };
  useEffect(() => {
    if (url.note) setFound({ note: url.note });
  }, [url.note]);
  useLinkedNote({ wanted: url.note, file: file?.id ?? '', notes: fileNotes, standing, onGo: goTo });
  useOwnVersion(against ? undefined : arrived, (version) => setUrl({ version }));
  const writeNote = () => {
    setUrl({ panel: 'notes' });
    window.requestAnimationFrame(() => composer.current?.focus());
  };
  const notesFile = useMay(notes).insert({ file: file?.id ?? '' }) && file?.status === 'review';
  const mayMark = notesFile && !against && hasPicture(file);
  const sketch = useSketch({ file: file?.id ?? '', grid, standing, viewer, offered: mayMark });
  useSeen(file?.id, file?.status === 'review' && deliverable?.owners);
  useShortcut({ keys: 'n', label: 'Write a note at this frame', group: 'Review' }, () => {
    viewer.current?.pause();
    writeNote();
  });
  const draw = () => {
    setUrl({ panel: 'notes' });
    sketch.toggle();
  };
  useShortcut({ keys: 'd', label: 'Draw on the picture', group: 'Review' }, draw, mayMark);

  if (status === 'loading') return <PleaseWait />;
  if (!deliverable) return <EmptyState>This deliverable does not exist, or you may not see it.</EmptyState>;
  const openHere = open.filter((note) => note.file === file?.id).length;

  return (
    <div className={classes.room}>
      <ReviewHeader
        brief={brief}
        deliverable={deliverable}
        file={file}
        queue={url.queue && <QueueSteps {...place} onOpen={goOn} />}
        actions={
          <ReviewActions
            deliverable={deliverable}
            file={file}
            versions={versions}
            notes={fileNotes}
            open={file ? countOpenNotes(file, versions, allNotes) : { here: 0, older: 0 }}
            comparing={against !== undefined}
            onCompare={() =>
              setUrl({ against: against ? '' : (versions.find((version) => version.id !== file?.id)?.id ?? '') })
            }
            onUpload={() => setUploading(true)}
            onDecided={
              url.queue ? () => (place.next ? goOn(place.next) : notifyDone('Cheers! Nothing to feedback')) : undefined
            }
          />
        }
      />
      <VersionArrived arrived={arrived} onLook={(version) => setUrl({ version })} />
      <div className={classes.body}>
        <ReviewPicture
          ref={picture}
          deliverable={deliverable}
          versions={versions}
          loading={loading !== 'ready'}
          file={file}
          against={against}
          source={url.source}
          setUrl={setUrl}
          grid={grid}
          notes={fileNotes}
          standing={standing}
          sketch={sketch}
          picked={picked}
          viewer={viewer}
          onNote={showNote}
          onDrawn={() => {
            sketch.putDown();
            writeNote();
          }}
        />
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
                  openHere > 0 && (
                    <Badge size="sm" circle>
                      {openHere}
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
              <DescriptionNote deliverable={deliverable} />
              <Tabs.Panel value="notes">
                {file ? (
                  <NotesPanel
                    key={file.id}
                    file={file}
                    all={fileNotes}
                    versions={versions}
                    open={open}
                    grid={grid}
                    found={found}
                    writing={{ standing, sketch, mayMark, composerRef: composer }}
                    onGo={goTo}
                    onLook={(version) => setUrl({ version })}
                  />
                ) : (
                  <Text size="sm" c="dimmed">
                    Notes belong to a version.
                  </Text>
                )}
              </Tabs.Panel>
              <Tabs.Panel value="decisions">
                <DecisionsPanel deliverable={deliverable} version={file} />
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
