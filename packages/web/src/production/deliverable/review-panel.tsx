import { Badge, Tabs, Text } from '@mantine/core';
import type { Deliverable } from '@pavilion/domain';
import { lazyPart, useLoadAhead } from '../../kit/lazy-part.tsx';
import { DescriptionNote } from './description-note.tsx';
import { TextsOfGoneVersions } from './lost-texts.tsx';
import { NotesPanel } from './notes-panel.tsx';
import classes from './review.module.css';
import { type ReviewAddress, reviewPanels } from './review-address.ts';
import type { NoteWriting } from './use-note-writing.ts';
import type { PickedNote } from './use-picked-note.ts';
import type { RoomNotes } from './use-room-notes.ts';
import type { RoomPlayer } from './use-room-player.ts';
import type { RoomVersions } from './use-room-versions.ts';

const DecisionsPanel = lazyPart(() => import('./decisions-panel.tsx').then((module) => module.DecisionsPanel));
const DetailsPanel = lazyPart(() => import('./details-panel.tsx').then((module) => module.DetailsPanel));
const EventsPanel = lazyPart(() => import('./events-panel.tsx').then((module) => module.EventsPanel));
const tabs = [DecisionsPanel, DetailsPanel, EventsPanel];

interface ReviewPanelProps {
  deliverable: Deliverable;
  versions: RoomVersions;
  address: ReviewAddress;
  notes: RoomNotes;
  player: RoomPlayer;
  picked: PickedNote;
  writing: NoteWriting;
}

/** The right of the room: notes, decisions, details and timeline of the version on screen. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { deliverable, versions, address, notes, player, picked, writing } = props;
  const { file, grid } = versions;
  useLoadAhead(tabs);
  const openHere = notes.open.filter((note) => note.file === file?.id).length;
  return (
    <aside className={classes.panel} aria-label="Review">
      <Tabs
        value={address.url.panel}
        onChange={(panel) => address.setUrl({ panel: reviewPanels.find((known) => known === panel) ?? 'notes' })}
        keepMounted={false}
        style={{ display: 'contents' }}
      >
        <Tabs.List px="xs">
          <Tabs.Tab value="notes" rightSection={openHere > 0 && <OpenCount count={openHere} />}>
            Notes
          </Tabs.Tab>
          <Tabs.Tab value="decisions">Decisions</Tabs.Tab>
          <Tabs.Tab value="details">Details</Tabs.Tab>
          <Tabs.Tab value="timeline">Timeline</Tabs.Tab>
        </Tabs.List>
        <div className={classes.panelBody}>
          <DescriptionNote deliverable={deliverable} />
          <Tabs.Panel value="notes">
            {versions.ready && (
              <TextsOfGoneVersions deliverable={deliverable.id} versions={versions.all} why="its version was deleted" />
            )}
            {file ? (
              <NotesPanel
                key={file.id}
                file={file}
                notes={notes}
                versions={versions}
                grid={grid}
                player={player}
                picked={picked}
                writing={writing}
              />
            ) : (
              versions.ready && (
                <Text size="sm" c="dimmed">
                  Upload a version to write notes on it.
                </Text>
              )
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
  );
}

const OpenCount = ({ count }: { count: number }) => (
  <Badge size="sm" circle>
    {count}
  </Badge>
);
