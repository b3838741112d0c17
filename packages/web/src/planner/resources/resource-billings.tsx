import { ActionIcon, Badge, Button, Group, Stack, Text, Tooltip } from '@mantine/core';
import { type Billing, billingColour, billings, canStripBilling, formatPounds, type Resource } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconX } from '@tabler/icons-react';
import { AddSelect } from '../../kit/add-select.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Panel } from '../../kit/panel.tsx';
import classes from './resource-billings.module.css';
import type { SaveResource } from './use-save-resource.ts';

interface ResourceBillingsProps {
  resource: Resource;
  save: SaveResource;
}

/** Billings of a resource and its default. They can be removed only while the resource is inactive (PLN-035). */
export function ResourceBillings({ resource, save }: ResourceBillingsProps) {
  const { documents, status } = useLive(billings, { orderBy: [{ field: 'label', direction: 'asc' }] });
  const available = documents.filter(({ id }) => resource.availableBillings.includes(id));
  const others = documents.filter(({ id, active }) => active && !resource.availableBillings.includes(id));
  const strips = canStripBilling(resource);
  const add = (id: string) => {
    const first = resource.defaultBilling ? {} : { defaultBilling: id };
    void save({ availableBillings: [...resource.availableBillings, id], ...first });
  };
  return (
    <Panel title="Billings" note={strips ? undefined : 'To remove a billing, make the resource inactive first.'}>
      <Stack gap="sm">
        {available.length === 0 && (
          <EmptyState height={80}>
            {status === 'ready' ? 'This resource has no billings yet.' : 'Billings are not loaded yet.'}
          </EmptyState>
        )}
        {available.map((billing) => (
          <Rate
            key={billing.id}
            billing={billing}
            first={billing.id === resource.defaultBilling}
            onFirst={() => void save({ defaultBilling: billing.id })}
            onStrip={
              strips
                ? () => void save({ availableBillings: resource.availableBillings.filter((id) => id !== billing.id) })
                : undefined
            }
          />
        ))}
        <AddSelect
          aria-label="Add a billing"
          placeholder="Add a billing"
          nothingFoundMessage={status === 'ready' ? 'No billings found.' : 'Billings are not loaded yet.'}
          data={others.map(({ id, label }) => ({ value: id, label }))}
          onAdd={add}
          maw={320}
        />
      </Stack>
    </Panel>
  );
}

interface RateProps {
  billing: Billing;
  first: boolean;
  onFirst: () => void;
  /** Absent while the resource is active. */
  onStrip: (() => void) | undefined;
}

function Rate({ billing, first, onFirst, onStrip }: RateProps) {
  const colour = billingColour(billing);
  return (
    <Group gap="sm" wrap="nowrap">
      <span className={classes.swatch} style={colour ? { background: colour } : undefined} aria-hidden />
      <Text size="sm" style={{ flex: 1 }} truncate>
        {billing.label}
        {billing.active ? '' : ' (inactive)'}
      </Text>
      <Text size="sm" c="dimmed" className="tabular">
        {formatPounds(billing.dayRate ?? 0)} a day
      </Text>
      {first ? (
        <Badge variant="light">Default</Badge>
      ) : (
        <Button size="compact-xs" variant="subtle" aria-label={`Make Default: ${billing.label}`} onClick={onFirst}>
          Make Default
        </Button>
      )}
      {onStrip && (
        <Tooltip label="Remove Billing">
          <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${billing.label}`} onClick={onStrip}>
            <IconX size={16} />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  );
}
