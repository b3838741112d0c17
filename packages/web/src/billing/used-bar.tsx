import { Progress, Stack, Text } from '@mantine/core';

interface UsedBarProps {
  /** Whole percent; null without a quota or payments to compare with (OPN-058). */
  percent: number | null;
  /** Text after the percentage: "12 of 20 days". */
  words?: string;
}

/** Bar for the used part of a quota or budget. Orange from 90%, red above 100%. */
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
