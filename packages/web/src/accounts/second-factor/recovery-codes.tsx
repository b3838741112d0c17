import { Button, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { copyText } from '../../kit/copy-text.ts';
import { saveFile } from '../../kit/save-file.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Word on the button that goes on. */
  goOn: string;
  onKept: () => void;
}

/** Recovery codes, shown only here. */
export function RecoveryCodes({ codes, goOn, onKept }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const download = () =>
    saveFile(
      'Pavilion recovery codes.txt',
      new Blob([`Recovery codes for Pavilion\n\n${text}\n`], { type: 'text/plain' }),
    );
  return (
    <Stack gap="md">
      <Text size="sm">
        Keep these recovery codes in a safe place. Each signs you in once, after your password, if you lose your phone
        or device. They are not shown again.
      </Text>
      <SimpleGrid
        cols={2}
        spacing="xs"
        component="ul"
        aria-label="Recovery codes"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
      >
        {codes.map((code) => (
          <Code key={code} component="li" fz="sm" ta="center" py={6}>
            {code}
          </Code>
        ))}
      </SimpleGrid>
      <Group gap="sm">
        <Button variant="default" size="xs" onClick={() => void copyText(text, 'The recovery codes were copied.')}>
          Copy
        </Button>
        <Button variant="default" size="xs" onClick={download}>
          Download
        </Button>
      </Group>
      <Button onClick={onKept}>{goOn}</Button>
    </Stack>
  );
}
