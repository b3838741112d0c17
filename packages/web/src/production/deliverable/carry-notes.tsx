import { Button, Group, Paper, Text } from '@mantine/core';
import type { Note } from '@pavilion/domain';
import { IconArrowForwardUp } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';

interface CarryNotesProps {
  file: string;
  /** The number of the version before. */
  version: number;
  /** Its notes that nobody has ticked. */
  open: readonly Note[];
  /** The notes of this version, among them those that have come already. */
  here: readonly Note[];
}

const notes = (count: number) => (count === 1 ? '1 note' : `${count} notes`);

/** What is still open on the version before can be brought into this one, so that nothing is said twice or forgotten. */
export function CarryNotes({ file, version, open, here }: CarryNotesProps) {
  const carry = useCall(calls.production.carryNotes, {
    done: ({ carried }) => `${notes(carried)} brought from version ${version}`,
  });
  const come = new Set(here.map(({ carriedNote }) => carriedNote));
  const left = open.filter((note) => !come.has(note.id)).length;
  if (left <= 0) return null;
  return (
    <Paper withBorder p="xs">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="xs" c="dimmed">
          {notes(left)} on version {version} {left === 1 ? 'is' : 'are'} still open.
        </Text>
        <Button
          size="compact-xs"
          variant="default"
          style={{ flex: 'none' }}
          leftSection={<IconArrowForwardUp size={14} />}
          loading={carry.pending}
          onClick={() => void carry.run({ file })}
        >
          Bring {left === 1 ? 'It' : 'Them'} into This Version
        </Button>
      </Group>
    </Paper>
  );
}
