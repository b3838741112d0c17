import { type Deliverable, deliverables, type FileDocument, shownDimensions } from '@pavilion/domain';
import { useGlow } from '@pavilion/sync/react';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { MediaThumb } from '../kit/media-thumb.tsx';
import classes from './deliverable-card.module.css';
import { DueLabel } from './due-label.tsx';
import { thumbOf } from './file-thumb.ts';
import { addressIn, type OpensIn } from './opens-in.ts';
import { StateBadge } from './state-badge.tsx';
import { isRanged, type SelectEntries } from './use-ranged.ts';

interface DeliverableCardProps {
  deliverable: Deliverable;
  /** Current version; absent if nothing was uploaded yet. */
  file: FileDocument | undefined;
  /** What the card links to. */
  opens: OpensIn;
  /** Search parameters for the review room: the queue from which it was opened. */
  search?: Record<string, string> | undefined;
  /** Replaces opening the review room; the card is a button then. */
  onOpen?: (id: string) => void;
  /** As `onOpen`, for the picture, if that opens something else than the title. */
  onPicture?: (id: string) => void;
  /** Replaces the state, for lists in which all cards have the same one. */
  note?: string | undefined;
  selected?: boolean;
  onSelect?: SelectEntries | undefined;
  /** Actions below the picture. */
  actions?: ReactNode;
}

/**
 * Card of a deliverable: poster, title, type, dimensions, due, state, version. Memoised, and of few plain elements: lists have
 * many.
 */
export const DeliverableCard = memo(function DeliverableCard(props: DeliverableCardProps) {
  const { deliverable, selected, onSelect, note, actions } = props;
  const { id, title, state } = deliverable;
  const glow = useGlow(deliverables, id);
  const kind = <div className={classes.dim}>{[deliverable.type, deliverable.brand].filter(Boolean).join(' · ')}</div>;
  return (
    <article className={glow ? `${classes.card} glow` : classes.card} data-selected={selected || undefined}>
      {onSelect && (
        <input
          type="checkbox"
          className={`${classes.tick} mantine-focus-auto`}
          checked={selected ?? false}
          aria-label={`Select ${title}`}
          // Otherwise Shift-click also marks the text between.
          onMouseDown={(press) => press.shiftKey && press.preventDefault()}
          onChange={({ currentTarget, nativeEvent }) => onSelect([id], currentTarget.checked, isRanged(nativeEvent))}
        />
      )}
      <Picture {...props} />
      <div className={classes.words}>
        <Title {...props} />
        {state === 'signed' ? (
          kind
        ) : (
          <div className={classes.line}>
            {kind}
            <DueLabel deliverable={deliverable} />
          </div>
        )}
        {note !== undefined && (
          <div className={classes.dim} title={note}>
            {note || '\u00a0'}
          </div>
        )}
        {note === undefined ? (
          <div className={classes.foot}>
            <StateBadge state={state} />
            {actions}
          </div>
        ) : (
          actions
        )}
      </div>
    </article>
  );
});

function linkOf({ deliverable, opens, search }: DeliverableCardProps) {
  const address = addressIn(opens, deliverable);
  return address && { to: address.to, search: { ...address.search, ...search } as never };
}

/** The picture opens the same as the title or a preview. By keyboard, the title and the actions do. */
function Picture(props: DeliverableCardProps) {
  const { deliverable, file, onOpen, onPicture = onOpen } = props;
  const dimensions = shownDimensions(deliverable.format, deliverable.currentFileID ? file : 'none');
  const version = deliverable.currentVersion > 0 ? `v${deliverable.currentVersion}` : undefined;
  const chips = [dimensions, version].filter((chip): chip is string => Boolean(chip));
  const thumb = <MediaThumb {...thumbOf(file)} alt="" chips={chips} ratio={4 / 3} />;
  const plain = { className: classes.picture, tabIndex: -1, 'aria-hidden': true };
  if (onPicture) {
    return (
      <button type="button" {...plain} onClick={() => onPicture(deliverable.id)}>
        {thumb}
      </button>
    );
  }
  const link = linkOf(props);
  return link ? (
    <Link {...link} {...plain}>
      {thumb}
    </Link>
  ) : (
    thumb
  );
}

function Title(props: DeliverableCardProps) {
  const { onOpen } = props;
  const { id, title } = props.deliverable;
  const shared = { className: `${classes.title} mantine-focus-auto`, title };
  if (onOpen) {
    return (
      <button type="button" {...shared} data-card onClick={() => onOpen(id)}>
        {title}
      </button>
    );
  }
  const link = linkOf(props);
  return link ? (
    <Link {...link} {...shared} data-card>
      {title}
    </Link>
  ) : (
    <div className={classes.title} title={title}>
      {title}
    </div>
  );
}
