import { Button, Group, Text } from '@mantine/core';

export const overtakenBy = (value: string) => `Someone else changed this to “${value}”.`;

/** Below a field that its writer left before the text in it was saved: save it now, or not? */
export function GivenBack({ onSave, onDiscard }: { onSave: () => void; onDiscard: () => void }) {
  return (
    <Group gap="xs" mt={6} role="status">
      <Text size="xs">You typed this earlier. It is not saved.</Text>
      <Button size="compact-xs" variant="light" onClick={onSave}>
        Save It
      </Button>
      <Button size="compact-xs" variant="default" onClick={onDiscard}>
        Discard
      </Button>
    </Group>
  );
}

/** Below a field that someone else changed during typing: keep the typed text or take theirs? */
export function Overtaken({ onKeep, onTake }: { onKeep: () => void; onTake: () => void }) {
  return (
    <Group gap="xs" mt={6} role="status">
      <Text size="xs">Your text is still here.</Text>
      <Button size="compact-xs" variant="light" onClick={onKeep}>
        Keep Mine
      </Button>
      <Button size="compact-xs" variant="default" onClick={onTake}>
        Take Theirs
      </Button>
    </Group>
  );
}
