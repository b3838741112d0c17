import { ActionIcon, Button, Group } from '@mantine/core';
import { type DeliveryField, deliveryFields } from '@pavilion/domain/archive';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { AddSelect } from '../../../kit/add-select.tsx';
import { MultiSelect } from '../../../kit/multi-select.tsx';
import classes from './deliveries.module.css';
import { PlayersPick } from './players-pick.tsx';

type Values = Readonly<Record<string, readonly string[]>>;

interface QueryBuilderProps {
  values: Values;
  onChange: (changes: Record<string, string[]>) => void;
}

const byKey = new Map(deliveryFields.map((field) => [field.key as string, field]));

/** Conditions on the delivery, one a line. A delivery must match every line, with any of its values (ARC-058). */
export function QueryBuilder({ values, onChange }: QueryBuilderProps) {
  const [begun, setBegun] = useState<readonly string[]>([]);
  const asked = deliveryFields.filter(({ key }) => (values[key]?.length ?? 0) > 0).map(({ key }) => key as string);
  const lines = [...asked, ...begun.filter((key) => !asked.includes(key))];
  const free = deliveryFields.filter(({ key }) => !lines.includes(key));
  const drop = (key: string) => {
    setBegun(begun.filter((each) => each !== key));
    if (values[key]?.length) onChange({ [key]: [] });
  };
  return (
    <div className={classes.builder} role="group" aria-label="Query Builder">
      {lines.map((key) => {
        const field = byKey.get(key);
        return (
          field && (
            <Condition
              key={key}
              field={field}
              values={values[key] ?? []}
              onChange={(next) => onChange({ [key]: next })}
              onDrop={() => drop(key)}
            />
          )
        );
      })}
      {free.length > 0 && (
        <AddSelect
          className={classes.add}
          aria-label="Add a filter"
          placeholder="Add a filter"
          leftSection={<IconPlus size={16} aria-hidden />}
          data={free.map(({ key, label }) => ({ value: key, label }))}
          onAdd={(key) => setBegun([...begun, key])}
        />
      )}
      {lines.length > 1 && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() => {
            setBegun([]);
            onChange(Object.fromEntries(asked.map((key) => [key, []])));
          }}
        >
          Remove All
        </Button>
      )}
    </div>
  );
}

interface ConditionProps {
  field: DeliveryField;
  values: readonly string[];
  onChange: (values: string[]) => void;
  onDrop: () => void;
}

function Condition({ field, values, onChange, onDrop }: ConditionProps) {
  const shared = {
    'aria-label': field.label,
    placeholder: values.length === 0 ? 'Any' : '',
    value: [...values],
    onChange,
    // A filter without a value has just been added.
    autoFocus: values.length === 0,
  };
  return (
    <Group className={classes.condition} gap="xs" wrap="nowrap">
      <span className={classes.field}>{field.label}</span>
      {field.kind === 'player' ? (
        <PlayersPick {...shared} />
      ) : (
        <MultiSelect
          {...shared}
          flex={1}
          searchable
          clearable
          hidePickedOptions
          limit={300}
          nothingFoundMessage="No values found."
          data={optionsOf(field, values)}
        />
      )}
      <ActionIcon variant="subtle" color="gray" aria-label={`Remove the filter ${field.label}`} onClick={onDrop}>
        <IconX size={16} />
      </ActionIcon>
    </Group>
  );
}

/** Adds values from the URL that the lists do not have, so that people can see and remove them. */
function optionsOf({ options = [] }: DeliveryField, values: readonly string[]) {
  const unknown = values.filter((value) => !options.some((option) => option.value === value));
  return [...options, ...unknown.map((value) => ({ value, label: value }))];
}
