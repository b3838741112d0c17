import { Checkbox, Group, Text, UnstyledButton } from '@mantine/core';
import { type Deliverable, deliverables, type FileDocument, pagePath, shownDimensions } from '@pavilion/domain';
import { useGlow } from '@pavilion/sync/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MediaThumb } from '../kit/media-thumb.tsx';
import classes from './deliverable-card.module.css';
import { DueLabel } from './due-label.tsx';
import { thumbOf } from './file-thumb.ts';
import { StateBadge } from './state-badge.tsx';

interface DeliverableCardProps {
  deliverable: Deliverable;
  /** Current version; absent if nothing was uploaded yet. */
  file: FileDocument | undefined;
  /** Whether the card links to the review room. */
  opens: boolean;
  /** Search parameters for the review room: the queue from which it was opened. */
  search?: Record<string, string>;
  /** Replaces opening the review room; the card is a button then. */
  onOpen?: () => void;
  /** As `onOpen`, for the picture, if that opens something else than the title. */
  onPicture?: () => void;
  /** Replaces the state, for lists in which all cards have the same one. */
  note?: string | undefined;
  selected?: boolean;
  onSelect?: (selected: boolean) => void;
  /** Actions below the picture. */
  actions?: ReactNode;
}

/** Card of a deliverable: poster, title, type, dimensions, due, state, version. */
export function DeliverableCard(props: DeliverableCardProps) {
  const {
    deliverable,
    file,
    opens,
    search = {},
    onOpen,
    onPicture = onOpen,
    note,
    selected,
    onSelect,
    actions,
  } = props;
  const glow = useGlow(deliverables, deliverable.id);
  const target = {
    to: pagePath(deliverables, deliverable),
    search: search as never,
  };
  const dimensions = shownDimensions(deliverable.format, deliverable.currentFileID ? file : 'none');
  const chips = [dimensions, deliverable.currentVersion > 0 ? `v${deliverable.currentVersion}` : undefined];
  const picture = (
    <MediaThumb {...thumbOf(file)} alt="" chips={chips.filter((chip): chip is string => Boolean(chip))} ratio={4 / 3} />
  );
  return (
    <article className={glow ? `${classes.card} glow` : classes.card} data-selected={selected || undefined}>
      {onSelect && (
        <Checkbox
          className={classes.tick}
          size="sm"
          checked={selected ?? false}
          aria-label={`Select ${deliverable.title}`}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
      {onPicture ? (
        <UnstyledButton className={classes.picture} tabIndex={-1} aria-hidden onClick={onPicture}>
          {picture}
        </UnstyledButton>
      ) : opens ? (
        <Link {...target} className={classes.picture} tabIndex={-1} aria-hidden>
          {picture}
        </Link>
      ) : (
        <div className={classes.picture}>{picture}</div>
      )}
      <div className={classes.words}>
        <Text fw={500} size="sm" lineClamp={2} title={deliverable.title}>
          {onOpen ? (
            <UnstyledButton className={classes.title} fz="sm" fw={500} data-card onClick={onOpen}>
              {deliverable.title}
            </UnstyledButton>
          ) : opens ? (
            <Link {...target} className={classes.title} data-card>
              {deliverable.title}
            </Link>
          ) : (
            deliverable.title
          )}
        </Text>
        <Group justify="space-between" gap={6} wrap="nowrap">
          <Text size="xs" c="dimmed" truncate>
            {[deliverable.type, deliverable.brand].filter(Boolean).join(' · ')}
          </Text>
          <Text size="xs" component="span" style={{ whiteSpace: 'nowrap' }}>
            {deliverable.state !== 'signed' && <DueLabel deliverable={deliverable} />}
          </Text>
        </Group>
        {note !== undefined && (
          <Text size="xs" c="dimmed" truncate title={note}>
            {note || '\u00a0'}
          </Text>
        )}
        <Group justify="space-between" gap={6} mt="auto">
          {note === undefined && <StateBadge state={deliverable.state} />}
          {actions}
        </Group>
      </div>
    </article>
  );
}
