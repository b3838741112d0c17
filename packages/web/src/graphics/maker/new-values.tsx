import { Alert, Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { factWords } from './fact-words.ts';
import type { MatchFacts } from './use-match-facts.ts';

/** Says which new values the match has, at the head of the page: on a phone, the match is below the pictures (GFX-021). */
export function NewValues({ offered, take }: Pick<MatchFacts, 'offered' | 'take'>) {
  if (offered.length === 0) return null;
  return (
    <Alert variant="light" icon={<IconRefresh size={16} />} title="New values" role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm" className="tabular" flex={1} miw={160}>
          {factWords(offered)}
        </Text>
        <Button size="xs" onClick={take}>
          Take New Values
        </Button>
      </Group>
    </Alert>
  );
}
