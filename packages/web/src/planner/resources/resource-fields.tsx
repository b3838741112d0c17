import { Button, Group, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { type Person, type Resource, resources } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { Pick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { PersonPick } from '../../parts/people-pick.tsx';
import { useConfiguration } from '../../parts/use-configuration.ts';
import type { SaveResource } from './use-save-resource.ts';

interface ResourceFieldsProps {
  resource: Resource;
  save: SaveResource;
}

/** Name, group, company and linked user of a resource (DAT-033). */
export function ResourceFields({ resource, save }: ResourceFieldsProps) {
  const { companies } = useConfiguration();
  const known = useLive(resources, {});
  const groups = useMemo(
    () => [...new Set(known.documents.flatMap(({ group }) => group ?? []))].sort(),
    [known.documents],
  );
  return (
    <Panel title="Resource">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <SavedInput
            label="Name"
            value={resource.displayName}
            onSave={(displayName) => (displayName ? save({ displayName }) : Promise.resolve('Name is needed.'))}
          />
          <Pick
            label="Group"
            description="Choose one or type a new one."
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            creatable
            data={groups}
            value={resource.group ?? null}
            onChange={(group) => void save({ group })}
          />
          <Pick
            label="Company"
            data={companies}
            value={resource.company ?? null}
            onChange={(company) => void save({ company })}
          />
          <LinkedUser resource={resource} save={save} />
        </SimpleGrid>
        <Group gap="xl">
          <Switch
            label="A person"
            checked={resource.isPerson}
            onChange={(event) => void save({ isPerson: event.currentTarget.checked })}
          />
          <Switch
            label="Active"
            description="Only active resources can be booked."
            checked={resource.active}
            onChange={(event) => void save({ active: event.currentTarget.checked })}
          />
        </Group>
        {!resource.active && resource.displayName !== 'New' && (
          <Group gap="sm">
            <Text size="sm" c="dimmed">
              The work planner does not show this resource yet.
            </Text>
            <Button size="compact-sm" variant="light" onClick={() => void save({ active: true })}>
              Make Active
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

/** Links a user who is marked as a resource (OPN-023). A new resource takes the user's name and company. */
function LinkedUser({ resource, save }: ResourceFieldsProps) {
  const link = (id: string | null, person: Person | undefined) => {
    const fresh = resource.displayName === 'New';
    const company = person?.company;
    return save({
      user: id,
      ...(person ? { isPerson: true } : {}),
      ...(person && fresh ? { displayName: person.name, ...(company ? { company } : {}) } : {}),
    });
  };
  return (
    <PersonPick
      label="User"
      description="Lists the users who are marked as a resource."
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      bookable
      value={resource.user}
      onChange={(id, person) => void link(id, person)}
    />
  );
}
