import { Button, Group, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { type Person, type Resource, resources } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';
import { Pick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { editFields, savedBy } from '../../parts/edit-fields.ts';
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
  const edit = editFields(resources, resource, savedBy(save));
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
            {...edit.text('displayName')}
            onSave={(displayName) => (displayName ? save({ displayName }) : Promise.resolve('Name is needed.'))}
          />
          <Pick
            description="Choose one or type a new one."
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            creatable
            data={groups}
            {...edit.choice('group')}
          />
          <Pick data={companies} {...edit.choice('company')} />
          <LinkedUser resource={resource} save={save} />
        </SimpleGrid>
        <Group gap="xl">
          <Switch {...edit.flag('isPerson')} />
          <Switch description="Only active resources can be booked." {...edit.flag('active')} />
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
      description="Lists the users who are marked as a resource."
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      bookable
      {...editFields(resources, resource, savedBy(save)).choice('user')}
      onChange={(id, person) => void link(id, person)}
    />
  );
}
