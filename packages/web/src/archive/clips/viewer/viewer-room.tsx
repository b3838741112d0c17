import { Button } from '@mantine/core';
import { type ArchiveEvent, archiveEvents, matchTitle, previewStart } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { useDoc } from '@pavilion/sync/react';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ErrorState } from '../../../kit/error-state.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { useShortcut } from '../../../kit/shortcuts.ts';
import { urlFlag } from '../../../kit/url-state.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';
import { thumbOf } from '../../../parts/file-thumb.ts';
import { useCan } from '../../../session/session-provider.tsx';
import { useMay } from '../../../session/use-may.ts';
import { usePageHead } from '../../../shell/page-head.tsx';
import { DeliveryPlaceActions } from '../../places/delivery-place.tsx';
import { PlacingPanel } from '../../places/placing-panel.tsx';
import { ClipSelected } from './clip-selected.tsx';
import { EventFilters } from './event-filters.tsx';
import { EventList } from './event-list.tsx';
import { EventTimeline } from './event-timeline.tsx';
import { FileInfo } from './file-info.tsx';
import { MarkBar } from './mark-bar.tsx';
import { MatchPlayer, type MatchPlayerHandle } from './match-player.tsx';
import { NowPlaying } from './now-playing.tsx';
import { createPlayhead } from './playhead.ts';
import { markLabel, recordingGrid } from './recording-grid.ts';
import { TaggingPanel } from './tagging-panel.tsx';
import { timelineRows } from './timeline-rows.ts';
import { underDialog } from './under-dialog.ts';
import { useActiveEvent } from './use-active-event.ts';
import { useEventWindow, useFilmWindow } from './use-event-window.ts';
import { useMarking } from './use-marking.ts';
import { useNamesOf } from './use-names-of.ts';
import type { OpenRecording } from './use-recording.ts';
import { useSelected } from './use-selected.ts';
import { isFiltered, useViewerFilters } from './use-viewer-filters.ts';
import classes from './viewer.module.css';
import { ViewerHead } from './viewer-head.tsx';

interface ViewerRoomProps {
  open: OpenRecording;
  recording: FileDocument;
  clipId: string | undefined;
}

const address = { place: urlFlag() };

/** Viewer for a recording: player, event list, timeline, and the panel of the event being edited. */
export function ViewerRoom({ open, recording, clipId }: ViewerRoomProps) {
  const { match } = open;
  const marking = useMay(archiveEvents).insert({ file: recording.id });
  const maintains = useCan('manageArchive');
  const navigate = useNavigate();
  const player = useRef<MatchPlayerHandle>(null);
  const [playhead] = useState(createPlayhead);
  const [{ place }, setUrl] = useUrlState(address);
  const { filters, setFilters, fields, setFields } = useViewerFilters();
  const film = useFilmWindow(recording.id, filters, playhead);
  // Mark that the list is centred on; null while the list follows playback.
  const [listAt, setListAt] = useState<number | null>(null);
  const listed = useEventWindow(recording.id, filters, listAt ?? film.around);
  const { selected, chosen, setSelected } = useSelected(listed.events);
  const { document: opened, status: opening } = useDoc(archiveEvents, clipId);
  const editing = opened?.file === recording.id ? opened : undefined;
  const grid = useMemo(() => recordingGrid(recording.metadata), [recording.metadata]);
  const active = useActiveEvent(film.events, playhead);
  const nearest = useActiveEvent(film.events, playhead, Number.POSITIVE_INFINITY);
  usePageHead(match ? matchTitle(match) : recording.label || recording.name);

  const edit = (id: string | undefined) =>
    void navigate({
      to: '/recording/$fileId/{-$clipId}',
      params: { fileId: recording.id, clipId: id } as never,
      search: true as never,
      resetScroll: false,
    });
  const mark = () => player.current?.mark() ?? 0;
  const show = (at: number) => {
    setListAt(null);
    player.current?.show(at);
  };
  const marks = useMarking(recording.id, player, editing, edit);

  // Seeks to the clip once, when it has loaded; after that, playback is up to the person (ARC-109).
  const jumped = useRef<string>(undefined);
  const start = editing?.tcIn;
  useEffect(() => {
    if (!clipId || jumped.current === clipId || start === undefined) return;
    jumped.current = clipId;
    setListAt(null);
    player.current?.show(start);
  }, [clipId, start]);

  const openEvent = (event: ArchiveEvent) => {
    jumped.current = event.id;
    if (event.tcIn !== undefined) show(event.tcIn);
    edit(event.id);
  };
  const step = (by: 1 | -1) => {
    const { events } = film;
    const at = events.findIndex(({ id }) => id === (editing?.id ?? active));
    const next = events[at < 0 ? 0 : Math.max(0, Math.min(events.length - 1, at + by))];
    if (!next) return;
    if (editing) openEvent(next);
    else if (next.tcIn !== undefined) show(next.tcIn);
  };
  useShortcut({ keys: 'up', label: 'Previous event', group: 'Clips', ignore: underDialog }, () => step(-1));
  useShortcut({ keys: 'down', label: 'Next event', group: 'Clips', ignore: underDialog }, () => step(1));

  const [looping, setLooping] = useState(false);
  const { tcIn: from, tcOut: to } = editing ?? marks.marks;
  const loop = looping && from !== undefined && to !== undefined && to >= from ? { from, to } : null;
  const toggleLoop = () => {
    setLooping(!looping);
    if (!looping && from !== undefined) player.current?.playFrom(from);
  };

  const playing = (events: readonly ArchiveEvent[]) =>
    events.flatMap(({ tcIn, tcOut }) => (tcIn === undefined ? [] : [{ from: tcIn, to: tcOut ?? tcIn }]));
  const playAll = (events: readonly ArchiveEvent[]) => {
    setListAt(null);
    player.current?.playParts(playing(events));
  };
  const preview = ({ tcIn = 0, tcOut = tcIn }: ArchiveEvent) =>
    player.current?.playParts([{ from: previewStart(tcIn), to: tcOut }]);

  const rows = useMemo(
    () => timelineRows(film.events, filters, { editing: editing?.id, selected }),
    [film.events, filters, editing?.id, selected],
  );
  const names = useNamesOf(film.events, match?.team1Name, match?.team2Name);
  const duration = recording.metadata?.duration ?? film.events.at(-1)?.tcOut ?? 0;
  const { storyboard } = thumbOf(recording);
  return (
    <div className={classes.room} data-dark-room>
      <ViewerHead {...open} />
      <div className={classes.body}>
        <MatchPlayer
          ref={player}
          file={recording}
          grid={grid}
          playhead={playhead}
          loop={loop}
          caption={<NowPlaying events={film.events} active={active} />}
        >
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
          {maintains && !editing && !place && (
            <FileInfo recording={recording} onPlace={() => setUrl({ place: true })} />
          )}
          <EventFilters
            file={recording.id}
            filters={filters}
            onFilters={setFilters}
            fields={fields}
            onFields={setFields}
          />
          {listed.status === 'loading' ? (
            <PleaseWait />
          ) : listed.status === 'refused' ? (
            <ErrorState
              height={120}
              message="The events of this recording could not be loaded."
              onRetry={() => window.location.reload()}
            />
          ) : (
            <EventList
              found={listed}
              filtered={isFiltered(filters)}
              fields={fields}
              grid={grid}
              active={active}
              nearest={nearest}
              editing={editing?.id}
              following={listAt === null}
              onFollow={(following) => setListAt((at) => (following ? null : (at ?? film.around)))}
              onReach={setListAt}
              selected={selected}
              chosen={chosen}
              onSelect={setSelected}
              onShow={(event) => event.tcIn !== undefined && show(event.tcIn)}
              onOpen={openEvent}
              actions={() => (
                <>
                  <Button
                    size="compact-xs"
                    variant="default"
                    leftSection={<IconPlayerPlay size={14} />}
                    onClick={() => playAll(chosen)}
                  >
                    Play
                  </Button>
                  <ClipSelected chosen={chosen} />
                </>
              )}
            />
          )}
          {clipId && !editing && opening !== 'loading' && (
            <EmptyState height={120}>This clip no longer exists, or belongs to another recording.</EmptyState>
          )}
          {place && maintains && match && !editing && (
            <PlacingPanel
              recording={recording}
              match={match.id}
              mark={mark}
              range={{
                marks: marks.marks,
                selected: chosen.filter(({ source }) => source === 'feed').map(({ id }) => id),
              }}
              onClose={() => setUrl({ place: false })}
            />
          )}
          {editing && (
            <TaggingPanel
              key={editing.id}
              event={editing}
              players={names.players}
              teams={names.teams}
              onPreview={() => preview(editing)}
              onClose={() => edit(undefined)}
              placing={
                maintains && match && editing.source === 'feed' ? (
                  <DeliveryPlaceActions
                    event={editing}
                    match={match.id}
                    recording={recording}
                    mark={mark}
                    onGone={() => edit(undefined)}
                  />
                ) : null
              }
            />
          )}
        </aside>
      </div>
      <EventTimeline
        duration={duration}
        rows={rows}
        marks={editing ? { tcIn: editing.tcIn, tcOut: editing.tcOut } : marks.marks}
        playhead={playhead}
        label={(at) => markLabel(at, grid)}
        storyboard={storyboard}
        onSeek={show}
        onEvent={(id) => {
          const event = film.events.find((each) => each.id === id);
          if (event) openEvent(event);
        }}
      />
    </div>
  );
}
