import { Button, Group, Text } from '@mantine/core';
import { calls } from '../call/client.ts';
import { useAnswer } from '../call/use-call.ts';

interface SimilarCompanyProps {
  company: string | null | undefined;
  onTake: (company: string) => void;
}

/** Suggests existing companies with a similar name, so that none is entered under two spellings (USR-023). */
export function SimilarCompany({ company, onTake }: SimilarCompanyProps) {
  const name = company?.trim() ?? '';
  const { answer, fetching } = useAnswer(
    calls.accounts.similarCompanies,
    { company: name },
    { when: name !== '', fresh: 10_000 },
  );
  const others = name === '' || fetching ? [] : (answer?.companies ?? []).filter((other) => other !== name).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <Group gap="xs" role="status">
      <Text size="xs" c="dimmed">
        A company with a similar name exists. Did you mean this one?
      </Text>
      {others.map((other) => (
        <Button key={other} size="compact-xs" variant="light" onClick={() => onTake(other)}>
          Use {other}
        </Button>
      ))}
    </Group>
  );
}
