import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** Time to read the notice and act, in milliseconds. */
const time = 10_000;

/** Yellow for an action that was done and has a warning. */
export type ActionColor = 'teal' | 'yellow';

/**
 * Notice of a finished action, with a button for what may follow it. Returns the notice's id, so that a later notice can
 * replace it.
 */
export function notifyAction(message: string, label: string, act: () => unknown, color: ActionColor = 'teal'): string {
  /** The button takes presses until the notice has faded: a second one must not act again. */
  let isPressed = false;
  const id = notifications.show({
    color,
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
            if (isPressed) return;
            isPressed = true;
            notifications.hide(id);
            void act();
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  });
  return id;
}
