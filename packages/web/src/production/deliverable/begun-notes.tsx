import { Button, Group, Paper, Text } from '@mantine/core';
import type { FileDocument } from '@pavilion/domain';
import { useNewNoteText } from './use-note-text.ts';

interface BegunNotesProps {
  file: FileDocument;
  versions: readonly FileDocument[];
  onLook: (version: string) => void;
  /** Whether a note can be written on this version now. */
  mayNote: boolean;
}

/** Notes that were begun on another version and not added: the way to each, and its way to this version. */
export const BegunNotes = ({ file, versions, onLook, mayNote }: BegunNotesProps) =>
  versions
    .filter(({ id }) => id !== file.id)
    .map((version) => (
      <BegunNote key={version.id} file={file} version={version} onLook={() => onLook(version.id)} mayNote={mayNote} />
    ));

interface BegunNoteProps {
  file: FileDocument;
  version: FileDocument;
  onLook: () => void;
  mayNote: boolean;
}

function BegunNote({ file, version, onLook, mayNote }: BegunNoteProps) {
  const [begun, setBegun] = useNewNoteText(version.id);
  const [here, setHere] = useNewNoteText(file.id);
  if (begun.trim() === '') return null;
  const move = () => {
    setHere(here.trim() === '' ? begun : `${here.trimEnd()}\n${begun}`);
    setBegun('');
  };
  return (
    <Paper withBorder p="xs" component="section" aria-label={`Note begun on v${version.version}`}>
      <Text size="xs" c="dimmed">
        Not added yet, on v{version.version}:
      </Text>
      <Text size="sm" lineClamp={2}>
        {begun}
      </Text>
      <Group gap="xs" mt={4}>
        <Button size="compact-xs" variant="subtle" onClick={onLook}>
          Go to v{version.version}
        </Button>
        {mayNote && (
          <Button size="compact-xs" variant="default" onClick={move}>
            Write It Here
          </Button>
        )}
      </Group>
    </Paper>
  );
}
