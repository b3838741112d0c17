import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** Time to read the notice and undo, in milliseconds. */
const time = 10_000;

/** Notice of a finished action with an Undo button. Returns the notice's id, so that a later notice can replace it. */
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

/** `notifyUndo` for an edit. Replaces the previous edit's notice, which would otherwise delay this one in the queue. */
export function notifyEdit(message: string, undo: () => unknown): void {
  if (lastEdit) notifications.hide(lastEdit);
  lastEdit = notifyUndo(message, undo);
}
