import { Checkbox, Group, Popover, Stack, Switch, UnstyledButton } from '@mantine/core';
import {
  type DeliveryKind,
  deliveryKinds,
  type TimelineField,
  timelineFields,
  type ViewerFilters,
} from '@pavilion/domain/archive';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { calls } from '../../../call/client.ts';
import { useAnswer } from '../../../call/use-call.ts';
import { Select } from '../../../kit/select.tsx';
import { usePeople } from '../../../parts/use-people.ts';
import classes from './viewer.module.css';

const kinds = Object.keys(deliveryKinds) as DeliveryKind[];
const fields = Object.keys(timelineFields) as TimelineField[];

interface EventFiltersProps {
  file: string;
  filters: ViewerFilters;
  onFilters: (changes: Partial<ViewerFilters>) => void;
  fields: readonly TimelineField[];
  onFields: (fields: TimelineField[]) => void;
}

/**
 * Filters of the list and the timeline: user clips, deliveries, clipper, tag and delivery kinds; and the fields to show
 * (ARC-111..113).
 */
export function EventFilters({ file, filters, onFilters, fields: shown, onFields }: EventFiltersProps) {
  const { answer, again } = useAnswer(calls.archive.eventChoices, { file });
  const { tags = [], clippers = [] } = answer ?? {};
  const people = usePeople(clippers.map(({ id }) => id));
  const names = clippers
    .map(({ id, name }) => ({ value: id, label: people.get(id)?.name ?? name }))
    .sort((left, right) => left.label.localeCompare(right.label));
  // Other people may have marked clips since.
  const askAgain = () => void again();
  return (
    <div className={classes.filters} role="search" aria-label="Events">
      <Group gap="sm">
        <Switch
          size="xs"
          label="User Clips"
          checked={filters.userClips}
          onChange={(event) => onFilters({ userClips: event.currentTarget.checked })}
        />
        <Switch
          size="xs"
          label="Deliveries"
          checked={filters.deliveries}
          onChange={(event) => onFilters({ deliveries: event.currentTarget.checked })}
        />
        <TimelineOptions shown={shown} onChange={onFields} />
      </Group>
      <Group gap="xs" grow wrap="nowrap">
        <Select
          size="xs"
          aria-label="Clipped By"
          placeholder="Clipped By"
          clearable
          searchable
          nothingFoundMessage="No people found."
          data={names}
          onDropdownOpen={askAgain}
          value={filters.clippedBy || null}
          onChange={(clippedBy) => onFilters({ clippedBy: clippedBy ?? '' })}
        />
        <Select
          size="xs"
          aria-label="Tag Filter"
          placeholder="Tag Filter"
          clearable
          searchable
          nothingFoundMessage="No tags found."
          data={filters.tag && !tags.includes(filters.tag) ? [filters.tag, ...tags] : tags}
          onDropdownOpen={askAgain}
          value={filters.tag || null}
          onChange={(tag) => onFilters({ tag: tag ?? '' })}
        />
      </Group>
      <Group gap={6} role="group" aria-label="Delivery Filters">
        {kinds.map((kind) => {
          const on = filters.delivery.includes(kind);
          return (
            <UnstyledButton
              key={kind}
              className={classes.chip}
              aria-pressed={on}
              onClick={() =>
                onFilters({
                  delivery: on ? filters.delivery.filter((each) => each !== kind) : [...filters.delivery, kind],
                })
              }
            >
              {deliveryKinds[kind]}
            </UnstyledButton>
          );
        })}
      </Group>
    </div>
  );
}

/** ARC-113 */
function TimelineOptions({
  shown,
  onChange,
}: {
  shown: readonly TimelineField[];
  onChange: (fields: TimelineField[]) => void;
}) {
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.options}>
          <IconAdjustmentsHorizontal size={14} aria-hidden /> Timeline Options
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.fieldList}>
        <Stack gap="xs">
          {fields.map((field) => (
            <Checkbox
              key={field}
              size="xs"
              label={timelineFields[field]}
              checked={shown.includes(field)}
              onChange={() =>
                onChange(fields.filter((each) => (each === field ? !shown.includes(field) : shown.includes(each))))
              }
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
