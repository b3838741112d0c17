import { Button, Group, Text } from '@mantine/core';
import { calls } from '../call/client.ts';
import { useAnswer } from '../call/use-call.ts';

interface SimilarCompanyProps {
  company: string | null | undefined;
  onTake: (company: string) => void;
}

/** Offers the companies that a typed name probably means, so that none is spelled twice (USR-023). */
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
        There is a company of a similar name. Did you mean it?
      </Text>
      {others.map((other) => (
        <Button key={other} size="compact-xs" variant="light" onClick={() => onTake(other)}>
          Use {other}
        </Button>
      ))}
    </Group>
  );
}
