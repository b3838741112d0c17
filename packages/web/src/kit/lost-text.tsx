import { Alert, Button, Group, Text } from '@mantine/core';
import { copyText } from './copy-text.ts';

interface LostTextProps {
  /** Says what happened to the place of the text. */
  title: string;
  text: string;
  onDiscard: () => void;
}

/** A half-typed text whose place someone else has deleted: it can be read, copied and discarded. */
export function LostText({ title, text, onDiscard }: LostTextProps) {
  return (
    <Alert color="yellow" title={title} role="status">
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      <Group gap={6} mt={6}>
        <Button size="compact-xs" variant="default" onClick={() => void copyText(text, 'Text copied to clipboard')}>
          Copy Text
        </Button>
        <Button size="compact-xs" variant="default" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
