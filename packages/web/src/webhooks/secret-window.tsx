import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { copyText } from '../kit/copy-text.ts';
import { DocsLink } from '../kit/links.tsx';

interface SecretProps {
  secret: string;
  onClose: () => void;
}

/** The signing secret of a webhook, once. */
export function Secret({ secret, onClose }: SecretProps) {
  return (
    <Stack gap="md">
      <Text size="sm">
        The receiver <DocsLink to="/api/docs/webhooks">checks signatures</DocsLink> with this secret. Copy it and keep
        it in a safe place: it is not shown again.
      </Text>
      <Code block aria-label="Signing secret" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {secret}
      </Code>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => void copyText(secret, 'The secret was copied.')}>
          Copy
        </Button>
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  );
}
