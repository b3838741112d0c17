import { Button } from '@mantine/core';
import { type ArchiveEvent, type Match, previewStart } from '@pavilion/domain/archive';
import type { FileDocument, FrameGrid } from '@pavilion/domain/files';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { ErrorState } from '../../../kit/error-state.tsx';
import { lazyPart, useLoadAhead } from '../../../kit/lazy-part.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import { urlFlag } from '../../../kit/url-state.ts';
import { useUrlState } from '../../../kit/use-url-state.ts';
import { useCan } from '../../../session/session-provider.tsx';
import { EventFilters } from './event-filters.tsx';
import { EventList } from './event-list.tsx';
import type { Marks } from './mark-bar.tsx';
import type { MatchPlayerHandle } from './match-player.tsx';
import type { Playhead } from './playhead.ts';
import { useActiveEvent } from './use-active-event.ts';
import type { useEditedEvent } from './use-edited-event.ts';
import { useNamesOf } from './use-names-of.ts';
import type { ViewerEvents } from './use-viewer-events.ts';
import { isFiltered } from './use-viewer-filters.ts';
import classes from './viewer.module.css';

const FileInfo = lazyPart(() => import('./file-info.tsx').then((module) => module.FileInfo), {
  fallback: <div className={classes.infoPlace} />,
});
const MissingClip = lazyPart(() => import('./missing-clip.tsx').then((module) => module.MissingClip));
const TaggingPanel = lazyPart(() => import('./tagging-panel.tsx').then((module) => module.TaggingPanel));
const PlacingPanel = lazyPart(() => import('../../places/placing-panel.tsx').then((module) => module.PlacingPanel));
const DeliveryPlaceActions = lazyPart(() =>
  import('../../places/delivery-place.tsx').then((module) => module.DeliveryPlaceActions),
);
const ClipSelected = lazyPart(() => import('./clip-selected.tsx').then((module) => module.ClipSelected));
const ExportSelection = lazyPart(() => import('../export-selection.tsx').then((module) => module.ExportSelection));
const later = [MissingClip, TaggingPanel, PlacingPanel, DeliveryPlaceActions, ClipSelected, ExportSelection];

interface ViewerSideProps {
  recording: FileDocument;
  match: Match | undefined;
  grid: FrameGrid | null;
  player: RefObject<MatchPlayerHandle | null>;
  playhead: Playhead;
  events: ViewerEvents;
  edited: ReturnType<typeof useEditedEvent>;
  /** Marks of a new clip. */
  marks: Marks;
  /** Seeks to a mark. */
  onShow: (mark: number) => void;
}

const address = { place: urlFlag() };

/** Beside the player: details, filters, the event list, and the panel that tags an event or places deliveries. */
export function ViewerSide(props: ViewerSideProps) {
  const { recording, match, player, events, edited, marks } = props;
  const { editing, edit } = edited;
  useLoadAhead(later);
  const maintains = useCan('manageArchive');
  const [{ place }, setUrl] = useUrlState(address);
  const names = useNamesOf(events.film.events, match?.team1Name, match?.team2Name);
  const mark = () => player.current?.mark() ?? 0;
  const preview = ({ tcIn = 0, tcOut = tcIn }: ArchiveEvent) =>
    player.current?.playParts([{ from: previewStart(tcIn), to: tcOut }]);
  return (
    <aside className={classes.side} aria-label="Events of this recording">
      {maintains && !editing && !place && (
        <FileInfo recording={recording} match={match} onPlace={() => setUrl({ place: true })} />
      )}
      <EventFilters
        file={recording.id}
        filters={events.filters}
        onFilters={events.setFilters}
        fields={events.fields}
        onFields={events.setFields}
      />
      <ListedEvents {...props} />
      {edited.missing && <MissingClip clip={edited.missing} />}
      {place && maintains && match && !editing && (
        <PlacingPanel
          recording={recording}
          match={match.id}
          mark={mark}
          range={{ marks, selected: events.chosen.filter(({ source }) => source === 'feed').map(({ id }) => id) }}
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
  );
}

/** The event list once it has loaded, with what can be done with the selected events. */
function ListedEvents({ grid, player, playhead, events, edited, onShow }: ViewerSideProps) {
  const { film, listed, chosen, follow } = events;
  const nearest = useActiveEvent(film.events, playhead, Number.POSITIVE_INFINITY);
  if (listed.status === 'loading') return <PleaseWait />;
  if (listed.status === 'refused') {
    return (
      <ErrorState
        height={120}
        message="The events of this recording could not be loaded."
        onRetry={() => window.location.reload()}
      />
    );
  }
  const play = () => {
    follow(true);
    player.current?.playParts(
      chosen.flatMap(({ tcIn, tcOut }) => (tcIn === undefined ? [] : [{ from: tcIn, to: tcOut ?? tcIn }])),
    );
  };
  return (
    <EventList
      found={listed}
      filtered={isFiltered(events.filters)}
      fields={events.fields}
      grid={grid}
      active={events.active}
      nearest={nearest}
      editing={edited.editing?.id}
      missing={edited.missing !== undefined}
      following={events.following}
      onFollow={follow}
      onReach={events.reach}
      selected={events.selected}
      chosen={chosen}
      onSelect={events.setSelected}
      onShow={(event) => event.tcIn !== undefined && onShow(event.tcIn)}
      onOpen={edited.open}
      actions={() => (
        <>
          <Button size="compact-xs" variant="default" leftSection={<IconPlayerPlay size={14} />} onClick={play}>
            Play
          </Button>
          <ClipSelected chosen={chosen} />
          <ExportSelection chosen={chosen} order="in the order of the recording" />
        </>
      )}
    />
  );
}
