import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { type TeamLook, teamLooks } from '@pavilion/domain';
import { IconTrash } from '@tabler/icons-react';
import { ColourInput } from '../../kit/colour-input.tsx';
import { Pick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { PictureField } from '../maker/picture/picture-field.tsx';
import type { KitPartProps } from './kit-colours.tsx';

/** Look of a team that the product does not know. */
const plainLook = (name: string): TeamLook => ({
  code: name.slice(0, 3).toUpperCase(),
  first: '#14233c',
  second: '#c9a227',
  text: '#ffffff',
});

/** Teams that look otherwise in this kit than in the product: letters, colours and badge. */
export function KitTeams({ kit, edit }: KitPartProps) {
  const { teams } = kit;
  const names = Object.keys(teams).sort();
  const set = (next: Record<string, TeamLook>) => edit.choose('Teams', { teams: next });
  const add = (name: string) => {
    const { code, first, second, text } = teamLooks[name] ?? plainLook(name);
    set({ ...teams, [name]: { code, first, second, text } });
  };
  return (
    <Panel
      title="Teams"
      note="Counties, Hundred sides and England’s opponents look as in the product unless they are here."
    >
      <Stack gap="lg">
        {names.map((name) => {
          const { [name]: look, ...others } = teams;
          if (!look) return null;
          const change = (changes: Partial<TeamLook>) => ({ ...teams, [name]: { ...look, ...changes } });
          return (
            <Stack key={name} gap="xs" role="group" aria-label={name}>
              <Group justify="space-between">
                <Text fw={550} size="sm">
                  {name}
                </Text>
                <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${name}`} onClick={() => set(others)}>
                  <IconTrash size={16} />
                </ActionIcon>
              </Group>
              <Group gap="sm" align="flex-start">
                <SavedInput
                  label="Letters"
                  w={90}
                  maxLength={4}
                  value={look.code}
                  onSave={(code) => edit.save('Teams', { teams: change({ code }) })}
                />
                <ColourInput
                  w={140}
                  label="First colour"
                  value={look.first}
                  onSave={(first) => set(change({ first }))}
                />
                <ColourInput
                  w={140}
                  label="Second colour"
                  value={look.second}
                  onSave={(second) => set(change({ second }))}
                />
                <ColourInput
                  w={140}
                  label="Text on the first"
                  value={look.text}
                  onSave={(text) => set(change({ text }))}
                />
              </Group>
              <PictureField
                label={`Badge of ${name}`}
                description="Without one, a shield in the team’s colours is drawn."
                error={undefined}
                withAsterisk={false}
                owner={{ of: 'brandKits', id: kit.id }}
                value={look.badge ?? ''}
                onChange={(file) => {
                  const { badge: _before, ...plain } = look;
                  set({ ...teams, [name]: file ? { ...look, badge: file } : plain });
                }}
              />
            </Stack>
          );
        })}
        <Pick
          key={names.join()}
          creatable
          label="Add a team"
          w={260}
          data={Object.keys(teamLooks).filter((name) => !names.includes(name))}
          value={null}
          onChange={(name) => name && add(name)}
        />
      </Stack>
    </Panel>
  );
}
