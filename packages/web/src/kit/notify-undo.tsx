import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** Long enough to read what was done and to think better of it. */
const time = 10_000;

/** Says that something was done, with the way back. Answers with the notice's id, so that a later one can take its place. */
export function notifyUndo(message: string, undo: () => unknown): string {
  const id = notifications.show({
    color: 'teal',
    autoClose: time,
    withBorder: true,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          size="compact-sm"
          variant="light"
          style={{ flex: 'none' }}
          onClick={() => {
            notifications.hide(id);
            void undo();
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  });
  return id;
}

let lastEdit: string | undefined;

/** As `notifyUndo`, for an edit: it takes the place of the edit before, or it would wait behind those that are shown. */
export function notifyEdit(message: string, undo: () => unknown): void {
  if (lastEdit) notifications.hide(lastEdit);
  lastEdit = notifyUndo(message, undo);
}
