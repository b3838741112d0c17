import { type ArchiveEvent, archiveEvents, matchTitle, previewStart, shownEvents } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { useDoc } from '@pavilion/sync/react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { useShortcut } from '../../kit/shortcuts.ts';
import { useCan } from '../../session/session-provider.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { ClipSelected } from './clip-selected.tsx';
import { EventFilters } from './event-filters.tsx';
import { EventList } from './event-list.tsx';
import { EventTimeline } from './event-timeline.tsx';
import { FileInfo } from './file-info.tsx';
import { MarkBar } from './mark-bar.tsx';
import { MatchPlayer, type MatchPlayerHandle } from './match-player.tsx';
import { createPlayhead } from './playhead.ts';
import { markLabel, recordingGrid } from './recording-grid.ts';
import { TaggingPanel } from './tagging-panel.tsx';
import { timelineRows } from './timeline-rows.ts';
import { underDialog } from './under-dialog.ts';
import { useActiveEvent } from './use-active-event.ts';
import { useMarking } from './use-marking.ts';
import { type OpenRecording, useEvents, useRecording } from './use-recording.ts';
import { useViewerFilters } from './use-viewer-filters.ts';
import classes from './viewer.module.css';
import { ViewerHead } from './viewer-head.tsx';

/** The Video Viewer, with or without a clip to edit (PLT-024, PLT-025). */
export function ViewerPage() {
  const { fileId = '', clipId } = useParams({ strict: false }) as { fileId?: string; clipId?: string };
  const open = useRecording(fileId);
  if (open.status === 'loading') return <PleaseWait height="60vh" />;
  if (!open.recording) {
    return (
      <EmptyState height="60vh" action={<ButtonLink to="/matches">All Matches</ButtonLink>}>
        This recording does not exist, or you may not see it.
      </EmptyState>
    );
  }
  // Another recording is another room: nothing of the last one stays.
  return <ViewerRoom key={fileId} open={open} recording={open.recording} clipId={clipId} />;
}

interface ViewerRoomProps {
  open: OpenRecording;
  recording: FileDocument;
  clipId: string | undefined;
}

function ViewerRoom({ open, recording, clipId }: ViewerRoomProps) {
  const { match } = open;
  const marking = useCan('clipRecordings');
  const maintains = useCan('manageArchive');
  const navigate = useNavigate();
  const player = useRef<MatchPlayerHandle>(null);
  const [playhead] = useState(createPlayhead);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { filters, setFilters, fields, setFields } = useViewerFilters();
  const { events, status } = useEvents(recording.id);
  const { document: opened, status: opening } = useDoc(archiveEvents, clipId);
  const editing = opened?.file === recording.id ? opened : undefined;
  const grid = useMemo(() => recordingGrid(recording.metadata), [recording.metadata]);
  const shown = useMemo(() => shownEvents(events, filters), [events, filters]);
  const active = useActiveEvent(shown, playhead);
  usePageHead(match ? matchTitle(match) : recording.label || recording.name);

  const edit = (id: string | undefined) =>
    void navigate({
      to: '/recording/$fileId/{-$clipId}',
      params: { fileId: recording.id, clipId: id } as never,
      search: true as never,
      resetScroll: false,
    });
  const show = (mark: number) => player.current?.show(mark);
  const marks = useMarking(recording.id, player, editing, edit);

  // ARC-109: jumps to the clip once it is known, and then leaves the film to the person.
  const jumped = useRef<string>(undefined);
  const start = editing?.tcIn;
  useEffect(() => {
    if (!clipId || jumped.current === clipId || start === undefined) return;
    jumped.current = clipId;
    player.current?.show(start);
  }, [clipId, start]);

  const openEvent = (event: ArchiveEvent) => {
    jumped.current = event.id;
    if (event.tcIn !== undefined) show(event.tcIn);
    edit(event.id);
  };
  const step = (by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === (editing?.id ?? active));
    const next = shown[at < 0 ? 0 : Math.max(0, Math.min(shown.length - 1, at + by))];
    if (!next) return;
    if (editing) openEvent(next);
    else if (next.tcIn !== undefined) show(next.tcIn);
  };
  useShortcut({ keys: 'up', label: 'The event before', group: 'Clips', ignore: underDialog }, () => step(-1));
  useShortcut({ keys: 'down', label: 'The event after', group: 'Clips', ignore: underDialog }, () => step(1));

  const [looping, setLooping] = useState(false);
  const { tcIn: from, tcOut: to } = editing ?? marks.marks;
  const loop = looping && from !== undefined && to !== undefined && to >= from ? { from, to } : null;
  const toggleLoop = () => {
    setLooping(!looping);
    if (!looping && from !== undefined) player.current?.playPart(from);
  };

  const rows = useMemo(
    () => timelineRows(shown, filters, { editing: editing?.id, selected }),
    [shown, filters, editing?.id, selected],
  );
  const names = useNamesOf(events, match?.team1Name, match?.team2Name);
  const duration = recording.metadata?.duration ?? events.at(-1)?.tcOut ?? 0;
  return (
    <div className={classes.room} data-dark-room>
      <ViewerHead {...open} />
      <div className={classes.body}>
        <MatchPlayer ref={player} file={recording} grid={grid} playhead={playhead} loop={loop}>
          {(marking || editing) && (
            <MarkBar
              grid={grid}
              editing={editing}
              marks={marks.marks}
              busy={marks.busy}
              mayMark={marking}
              onIn={marks.setIn}
              onOut={marks.setOut}
              looping={looping}
              onMark={marks.markIt}
              onLoop={toggleLoop}
              onShow={show}
            />
          )}
        </MatchPlayer>
        <aside className={classes.side} aria-label="Events of this recording">
          {maintains && !editing && <FileInfo recording={recording} />}
          <EventFilters events={events} filters={filters} onFilters={setFilters} fields={fields} onFields={setFields} />
          {status === 'loading' ? (
            <PleaseWait />
          ) : status === 'refused' ? (
            <ErrorState
              height={120}
              message="The events of this recording could not be loaded."
              onRetry={() => window.location.reload()}
            />
          ) : (
            <EventList
              events={shown}
              total={events.length}
              fields={fields}
              grid={grid}
              active={active}
              editing={editing?.id}
              selected={selected}
              onSelect={setSelected}
              onShow={(event) => event.tcIn !== undefined && show(event.tcIn)}
              onOpen={openEvent}
              actions={(chosen) => <ClipSelected chosen={chosen} />}
            />
          )}
          {clipId && !editing && opening !== 'loading' && (
            <EmptyState height={120}>This clip does not exist any more, or belongs to another recording.</EmptyState>
          )}
          {editing && (
            <TaggingPanel
              key={editing.id}
              event={editing}
              players={names.players}
              teams={names.teams}
              onPreview={() => {
                const { tcIn = 0, tcOut = tcIn } = editing;
                player.current?.playPart(previewStart(tcIn), tcOut);
              }}
              onClose={() => edit(undefined)}
            />
          )}
        </aside>
      </div>
      <EventTimeline
        duration={duration}
        rows={rows}
        marks={editing ? { tcIn: editing.tcIn, tcOut: editing.tcOut } : marks.marks}
        playhead={playhead}
        label={(mark) => markLabel(mark, grid)}
        onSeek={(mark) => player.current?.show(mark)}
        onEvent={(id) => {
          const event = events.find((each) => each.id === id);
          if (event) openEvent(event);
        }}
      />
    </div>
  );
}

/** Who plays: the teams of the match, and everybody whom its deliveries and tags name. */
function useNamesOf(events: readonly ArchiveEvent[], ...teamNames: (string | undefined)[]) {
  const teams = teamNames.filter((name) => name !== undefined).join('\n');
  return useMemo(
    () => ({
      teams: teams ? teams.split('\n') : [],
      players: [
        ...new Set(
          events.flatMap(({ batter, bowler, bookmarkPlayer }) =>
            [batter, bowler, bookmarkPlayer].filter((name) => name !== undefined),
          ),
        ),
      ].sort((a, b) => a.localeCompare(b)),
    }),
    [events, teams],
  );
}
