import { Button, Group, Paper, Text } from '@mantine/core';
import { type FileDocument, type Note, openNotesWords } from '@pavilion/domain';
import { IconArrowForwardUp } from '@tabler/icons-react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { countWords } from '../../kit/count-words.ts';

interface OlderNotesProps {
  file: FileDocument;
  versions: readonly FileDocument[];
  /** The notes that are open on any version. */
  open: readonly Note[];
  mayBring: boolean;
  onLook: (version: string) => void;
}

/** What is still open on older versions: the way there, and the way into this one, so that nothing is said twice or forgotten. */
export function OlderNotes({ file, versions, open, mayBring, onLook }: OlderNotesProps) {
  const carry = useCall(calls.production.carryNotes, {
    done: ({ carried }) => `${countWords(carried, 'note')} brought into v${file.version}`,
  });
  const count = (id: string) => open.filter((note) => note.file === id).length;
  const noted = versions.filter(({ id, version }) => version < file.version && count(id) > 0);
  const older = noted.reduce((sum, { id }) => sum + count(id), 0);
  if (older === 0) return null;
  return (
    <Paper withBorder p="xs" component="section" aria-label="Notes on older versions">
      <Group gap="xs">
        <Text size="xs" c="dimmed" flex="1 0 auto">
          {openNotesWords({ here: 0, older })}
        </Text>
        {noted.map(({ id, version }) => (
          <Button key={id} size="compact-xs" variant="subtle" onClick={() => onLook(id)}>
            Notes on v{version}
          </Button>
        ))}
        {mayBring && (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconArrowForwardUp size={14} />}
            loading={carry.pending}
            onClick={() => void carry.run({ file: file.id })}
          >
            Bring {older === 1 ? 'It' : 'Them'} into This Version
          </Button>
        )}
      </Group>
    </Paper>
  );
}
