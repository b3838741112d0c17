import { Checkbox } from '@mantine/core';
import {
  type ArchiveEvent,
  type DeliveryDisplayField,
  deliveryDisplayFields,
  eventTitle,
  type Match,
  type MatchDisplayField,
  matchDisplayFields,
  outcomeLabel,
} from '@pavilion/domain/archive';
import type { Lookups } from '../../use-lookups.ts';
import { ClipPreview } from '../clip-preview.tsx';
import type { FilmsOf } from '../use-films-of.ts';
import classes from './deliveries.module.css';
import { deliveryValue, matchValue } from './display-values.ts';

interface DeliveryCardProps {
  event: ArchiveEvent;
  match: Match | undefined;
  films: FilmsOf;
  lookups: Lookups;
  matchFields: readonly MatchDisplayField[];
  deliveryFields: readonly DeliveryDisplayField[];
  selected: boolean;
  onSelect: (on: boolean) => void;
}

/** Card for a delivery: clip preview, outcome and the chosen fields. */
export function DeliveryCard(props: DeliveryCardProps) {
  const { event, match, films, lookups, matchFields, deliveryFields, selected, onSelect } = props;
  const title = eventTitle(event);
  const facts = [
    ...matchFields.map((field) => [matchDisplayFields[field], matchValue(field, event, match, lookups)] as const),
    ...deliveryFields.map((field) => [deliveryDisplayFields[field], deliveryValue(field, event)] as const),
  ].filter(([, value]) => value !== '');
  return (
    <article className={classes.card} data-selected={selected} aria-label={title}>
      <ClipPreview event={event} {...films} />
      <div className={classes.words}>
        <div className={classes.titleLine}>
          <Checkbox
            size="xs"
            mt={2}
            checked={selected}
            aria-label={`Select ${title}`}
            onChange={(change) => onSelect(change.currentTarget.checked)}
          />
          {event.file ? (
            <a data-card href={`#/recording/${encodeURIComponent(event.file)}/${encodeURIComponent(event.id)}`}>
              {title}
            </a>
          ) : (
            <span>{title}</span>
          )}
        </div>
        <span className={classes.outcome} data-wicket={Boolean(event.wicket)}>
          {outcomeLabel(event)}
        </span>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <Fact key={label} label={label} value={value} />
          ))}
        </dl>
      </div>
    </article>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
