import { ActionIcon, Collapse, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import {
  type ArchiveEvent,
  archiveEvents,
  attributeLabels,
  bookmarkOptions,
  type DeliveryAttribute,
  deliveryAttributes,
  eventTitle,
  tagOptions,
} from '@pavilion/domain/archive';
import { archivePolicies } from '@pavilion/domain/policies/archive';
import type { PatchOf } from '@pavilion/sync';
import { usePatch } from '@pavilion/sync/react';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { refusalWords } from '../../../call/refusal.ts';
import { Pick } from '../../../kit/multi-pick.tsx';
import { Select } from '../../../kit/select.tsx';
import { useShortcut } from '../../../kit/shortcuts.ts';
import { underDialog } from '../../../kit/under-dialog.ts';
import { useMay } from '../../../session/use-may.ts';
import { useLookups } from '../../use-lookups.ts';
import { ClipActions } from './clip-actions.tsx';
import { NoteInput } from './note-input.tsx';
import { PlayerPick } from './player-pick.tsx';
import type { SaveNote } from './use-note.ts';
import classes from './viewer.module.css';

interface TaggingPanelProps {
  event: ArchiveEvent;
  /** Players and teams of this match, offered first. */
  players: readonly string[];
  teams: readonly string[];
  onPreview: () => void;
  onClose: () => void;
  /** Beside Clip It: actions that only deliveries have. */
  placing: ReactNode;
}

/** Edits a clip or delivery: tag, player, team, note, and the attributes of a delivery (ARC-105, ARC-121, ARC-122). */
export function TaggingPanel({ event, players, teams, onPreview, onClose, placing }: TaggingPanelProps) {
  const patch = usePatch(archiveEvents);
  const lookups = useLookups();
  const [refusal, setRefusal] = useState<string | null>(null);
  const may = useMay(archivePolicies.archiveEvents);
  const tags = may.patch(event, 'bookmark', 'bookmarkPlayer', 'bookmarkTeam', 'note');
  const save = (changes: PatchOf<typeof archiveEvents>) =>
    patch(event.id, changes).then(
      () => setRefusal(null),
      (error: unknown) => setRefusal(refusalWords(error).message),
    );
  const saveNote: SaveNote = (note, expected) =>
    patch(event.id, { note }, { expected: { note: expected } }).then(
      () => {
        setRefusal(null);
        return 'kept';
      },
      (error: unknown) => {
        const { code, message } = refusalWords(error);
        if (code === 'MOVED_ON') return 'movedOn';
        setRefusal(message);
        return 'refused';
      },
    );
  useShortcut({ keys: 'esc', label: 'Stop editing', group: 'Clips', ignore: underDialog }, onClose);
  const panel = useRef<HTMLElement>(null);
  const toTag = () => panel.current?.querySelector('input')?.focus();
  useShortcut({ keys: 't', label: 'To the tag', group: 'Clips', ignore: underDialog }, toTag, tags);
  const others = lookups.teams.map(({ label }) => label).filter((name) => !teams.includes(name));
  return (
    <section ref={panel} className={classes.tagging} aria-label="Tagging">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={600} size="sm" truncate>
          {tags ? 'Editing' : ''} {eventTitle(event)}
        </Text>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label="Stop editing" onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </Group>
      <ClipActions event={event} refusal={refusal} onPreview={onPreview} onDeleted={onClose}>
        {placing}
      </ClipActions>
      <Stack gap="xs">
        <div className={classes.tags}>
          <Pick
            size="xs"
            label="Tag"
            placeholder="Choose a tag"
            data={bookmarkOptions}
            disabled={!tags}
            value={event.bookmark}
            onChange={(bookmark) => void save({ bookmark })}
          />
          <PlayerPick
            label="Player"
            first={players}
            disabled={!tags}
            value={event.bookmarkPlayer}
            onChange={(bookmarkPlayer) => void save({ bookmarkPlayer })}
          />
          <Pick
            size="xs"
            label="Team"
            placeholder="Choose a team"
            limit={100}
            data={[...teams, ...others]}
            disabled={!tags}
            value={event.bookmarkTeam}
            onChange={(bookmarkTeam) => void save({ bookmarkTeam })}
          />
        </div>
        <NoteInput key={event.id} clip={event.id} value={event.note} disabled={!tags} onSave={saveNote} />
        {event.source === 'feed' && (
          <DeliveryTags
            event={event}
            disabled={!may.patch(event, ...deliveryAttributes)}
            onChange={(attribute, value) => void save({ [attribute]: value })}
          />
        )}
      </Stack>
    </section>
  );
}

interface DeliveryTagsProps {
  event: ArchiveEvent;
  disabled: boolean;
  onChange: (attribute: DeliveryAttribute, value: string | null) => void;
}

/** Attributes from the feed, which archive administrators can correct (ARC-122). Values outside the lists are kept. */
function DeliveryTags({ event, disabled, onChange }: DeliveryTagsProps) {
  const [open, setOpen] = useState(false);
  const told = deliveryAttributes.filter((attribute) => event[attribute]).length;
  return (
    <div>
      <UnstyledButton className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
        <IconChevronDown size={14} data-open={open} aria-hidden /> Delivery{told > 0 ? ` (${told})` : ''}
      </UnstyledButton>
      <Collapse expanded={open}>
        <div className={classes.attributes}>
          {deliveryAttributes.map((attribute) => {
            const value = event[attribute];
            const options = tagOptions[attribute];
            return (
              <Select
                key={attribute}
                size="xs"
                label={attributeLabels[attribute]}
                searchable
                clearable
                disabled={disabled}
                data={value && !options.includes(value) ? [value, ...options] : options}
                value={value ?? null}
                onChange={(next) => onChange(attribute, next)}
              />
            );
          })}
        </div>
      </Collapse>
    </div>
  );
}
