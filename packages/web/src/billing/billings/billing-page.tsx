import { Alert, Group, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import {
  type Billing,
  billingColour,
  billingColours,
  billingGroups,
  billings,
  endsBeforeStart,
  formatDays,
  formatPounds,
  quotaUsedPercent,
} from '@pavilion/domain';
import { billingPolicies } from '@pavilion/domain/policies/billing';
import { useDoc } from '@pavilion/sync/react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ColourInput } from '../../kit/colour-input.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Pick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { Select } from '../../kit/select.tsx';
import { DeleteEntry } from '../../parts/delete-entry.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useEdits } from '../../parts/use-edits.ts';
import { useRemoveUntouched } from '../../parts/use-remove-untouched.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import { Figure } from '../figure.tsx';
import { SavedDay, SavedDays, SavedPrice } from '../saved-fields.tsx';
import { UsedBar } from '../used-bar.tsx';
import { BillingWork } from './billing-work.tsx';

/** Page of a billing: rate, quota, usage and booked shifts (PLN-037..041). */
export function BillingPage() {
  const { id = '' } = useParams({ strict: false });
  const { document: billing, status } = useDoc(billings, id);
  usePageHead(billing?.label || undefined, [{ label: 'Resource Billables', to: '/billings' }]);
  if (status === 'loading') return <PleaseWait />;
  if (!billing) return <EmptyState>This billing does not exist, or you do not have access to it.</EmptyState>;
  return <OpenBilling key={billing.id} billing={billing} />;
}

function OpenBilling({ billing }: { billing: Billing }) {
  const percent = quotaUsedPercent(billing.totalDays, billing.quota);
  useRemoveUntouched(billings, billing);
  return (
    <Stack gap="md">
      {!billing.active && (
        <Alert color="gray" variant="light">
          This billing is inactive, so it is not offered for bookings.{' '}
          {billing.totalDays > 0 ? 'Switch on Active to use it again.' : 'Switch on Active once it is complete.'}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
        <Figure label="Booked" value={formatDays(billing.totalDays)} />
        <Figure label="Value used" value={formatPounds(billing.totalCost)} />
        <Figure label="Quota" value={billing.quota ? formatDays(billing.quota) : 'None'} />
        <Figure
          label="Quota used"
          value={percent === null ? '–' : <UsedBar percent={percent} words={leftWords(billing)} />}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <IdentityPanel billing={billing} />
        <RatePanel billing={billing} />
      </SimpleGrid>
      <BillingWork billing={billing} />
      <DeleteBilling billing={billing} />
    </Stack>
  );
}

function leftWords({ quota = 0, totalDays }: Billing): string {
  const left = quota - totalDays;
  return left >= 0 ? `${formatDays(left)} left` : `${formatDays(-left)} over`;
}

function IdentityPanel({ billing }: { billing: Billing }) {
  const edit = useEdits(billings, billing);
  const lists = useConfiguration();
  return (
    <Panel title="Billing">
      <Stack gap="sm">
        <SavedInput {...edit.text('label')} />
        <Pick data={lists.companies} {...edit.choice('company')} />
        <Select
          clearable
          data={[...billingGroups]}
          {...edit.choice('group')}
          onChange={(group) => {
            const known = billingGroups.find((each) => each === group);
            // A colour that nobody chose follows the group (PLN-041).
            const follows = !billing.colour || (Object.values(billingColours) as string[]).includes(billing.colour);
            edit.choose('Group', { group, ...(follows ? { colour: known ? billingColours[known] : null } : {}) });
          }}
        />
        <Colour billing={billing} />
        <Switch {...edit.flag('active')} />
      </Stack>
    </Panel>
  );
}

function Colour({ billing }: { billing: Billing }) {
  const { choose } = useEdits(billings, billing);
  return (
    <ColourInput
      label="Colour"
      description="Colour of its bookings in the work planner."
      optional
      placeholder={billingColour(billing) ? `${billingColour(billing)}, from its group` : undefined}
      swatches={Object.values(billingColours)}
      swatchesPerRow={6}
      withEyeDropper={false}
      value={billing.colour ?? ''}
      onSave={(colour) => choose('Colour', { colour: colour || null })}
    />
  );
}

function RatePanel({ billing }: { billing: Billing }) {
  const edit = useEdits(billings, billing);
  /** A day that was refused; it stays in its field with the reason. */
  const [wrong, setWrong] = useState<{ field: 'start' | 'end'; day: string | null } | null>(null);
  const period = (field: 'start' | 'end', day: string | null) => {
    const [from, to] = field === 'start' ? [day, billing.end] : [billing.start, day];
    if (endsBeforeStart({ start: from, end: to })) return setWrong({ field, day });
    setWrong(null);
    edit.day(field).onChange(day ?? '');
  };
  return (
    <Panel title="Rate and Quota">
      <Stack gap="sm">
        <SavedPrice
          {...(billing.totalDays > 0 ? { description: 'Work that is booked already keeps its rate.' } : {})}
          {...edit.number('dayRate')}
        />
        <SavedDays description="Days bought. Leave empty for no quota." {...edit.number('quota')} />
        <Group grow align="flex-start">
          {(['start', 'end'] as const).map((field) => (
            <SavedDay
              key={field}
              {...edit.day(field)}
              {...(wrong?.field === field
                ? { value: wrong.day ?? '', error: 'The start cannot be after the end.' }
                : {})}
              onSave={(day) => period(field, day)}
            />
          ))}
        </Group>
        <Switch
          description="Its work is invoiced, and is listed in Work Attribution until a budget pays for it."
          {...edit.flag('invoice')}
        />
      </Stack>
    </Panel>
  );
}

function DeleteBilling({ billing }: { billing: Billing }) {
  const navigate = useNavigate();
  const blocked =
    billing.totalDays > 0
      ? 'This billing has booked work, so it cannot be deleted. Set it inactive instead.'
      : undefined;
  return (
    <Group justify="flex-end" gap="sm">
      {blocked && (
        <Text size="sm" c="dimmed">
          {blocked}
        </Text>
      )}
      <DeleteEntry
        {...billingPolicies.billings}
        entry={billing}
        name={billing.label}
        blocked={blocked}
        onDeleted={() => void navigate({ to: '/billings' })}
      />
    </Group>
  );
}
