import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';
import { GrowingTextarea } from '../../kit/growing-textarea.tsx';

interface AddEntriesProps {
  noun: string;
  typed: string;
  error: string | undefined;
  saving: boolean;
  input: Ref<HTMLTextAreaElement>;
  onType: (typed: string) => void;
  onAdd: () => void;
}

/** Field to type entries, or paste them one per line. Enter adds them; refused text stays in the field. */
export function AddEntries({ noun, typed, error, saving, input, onType, onAdd }: AddEntriesProps) {
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <GrowingTextarea
        ref={input}
        minRows={1}
        maxRows={8}
        aria-label={`Add a ${noun}`}
        placeholder={`Add a ${noun}, or paste several, one per line`}
        value={typed}
        error={error}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Shift+Enter starts a new line. An input method uses Enter to confirm its composition.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onAdd();
        }}
        style={{ flex: 1, minWidth: 0 }}
      />
      <Button leftSection={<IconPlus size={16} />} disabled={!typed.trim()} loading={saving} onClick={onAdd}>
        Add
      </Button>
    </Group>
  );
}
