import { Group, Kbd, Modal, Stack, Text, Title } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { keyWords } from './key-words.ts';
import { listShortcuts, type Shortcut, shortcutsVersion, subscribeShortcuts } from './shortcuts.ts';

/** The shortcuts of the current screen, by group. */
export function ShortcutWindow({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  useSyncExternalStore(subscribeShortcuts, shortcutsVersion);
  const groups = groupsOf(listShortcuts());
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard Shortcuts" size="md">
      <Stack gap="lg">
        {groups.map(([group, shortcuts]) => (
          <Stack key={group} gap="xs">
            <Title order={3} size="h4">
              {group}
            </Title>
            {shortcuts.map(({ keys, label }) => (
              <Group key={`${keys}${label}`} justify="space-between" wrap="nowrap">
                <Text size="sm">{label}</Text>
                <Group gap={4} wrap="nowrap" style={{ flex: 'none' }}>
                  {keyWords(keys).map((key) => (
                    <Kbd key={key} size="xs">
                      {key}
                    </Kbd>
                  ))}
                </Group>
              </Group>
            ))}
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}

function groupsOf(shortcuts: readonly Shortcut[]): [string, Shortcut[]][] {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of shortcuts) groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut]);
  return [...groups];
}
