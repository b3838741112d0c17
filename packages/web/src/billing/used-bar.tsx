import { Progress, Stack, Text } from '@mantine/core';

interface UsedBarProps {
  /** Whole percent; null where there is nothing to compare with (OPN-058). */
  percent: number | null;
  /** What is used of what: "12 of 20 days". */
  words?: string;
}

/** How much of a quota or a budget is used. Orange when it is nearly gone, red past its end. */
export function UsedBar({ percent, words }: UsedBarProps) {
  if (percent === null) return <span>–</span>;
  const colour = percent > 100 ? 'red' : percent >= 90 ? 'orange' : 'accent';
  return (
    <Stack gap={2} miw={96}>
      <Progress value={Math.max(0, Math.min(100, percent))} size={6} color={colour} aria-label={`${percent}% used`} />
      <Text size="xs" c="dimmed" className="tabular">
        {percent}%{words && ` · ${words}`}
      </Text>
    </Stack>
  );
}
