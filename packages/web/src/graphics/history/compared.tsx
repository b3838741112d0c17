import { Stack, Text } from '@mantine/core';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { ChangeWords } from './change-words.tsx';
import { type ComparedSide, ComparedSides } from './compared-sides.tsx';

interface ComparedProps {
  left: ComparedSide | undefined;
  right: ComparedSide | undefined;
  /** What the right one changes. */
  words: readonly string[];
}

const mostWords = 40;

/** Two loaded versions: what differs in words, and both as pictures. */
export function Compared({ left, right, words }: ComparedProps) {
  if (!left || !right) return <PleaseWait height={300} />;
  return (
    <Stack gap="md">
      {words.length === 0 ? (
        <Text size="sm" c="dimmed">
          These versions are equal.
        </Text>
      ) : (
        <ChangeWords words={words} most={mostWords} />
      )}
      <ComparedSides left={left} right={right} />
    </Stack>
  );
}
