import { Checkbox, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import type { Facet } from '@pavilion/domain';
import { useState } from 'react';
import { formatCount } from '../../kit/count-words.ts';
import { facetLabels } from './catalogue-search.ts';

export interface FacetOptionsProps {
  facet: Facet;
  options: readonly string[];
  chosen: readonly string[];
  /** Number of items for each choice; absent until counted. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (chosen: string[]) => void;
}

const shownAtFirst = 7;

/** Choices of one filter. A long list starts with its first choices and the ticked ones; “Show all” adds the rest. */
export function FacetOptions({ facet, options, chosen, counts, onChange }: FacetOptionsProps) {
  const [all, setAll] = useState(false);
  const [narrowed, setNarrowed] = useState('');
  // The address may name choices that are no longer in the list; they are shown too.
  const every = [...options, ...chosen.filter((option) => !options.includes(option))];
  const listed = all
    ? every.filter((option) => option.toLowerCase().includes(narrowed.trim().toLowerCase()))
    : every.filter((option, at) => at < shownAtFirst || chosen.includes(option));
  return (
    <Stack gap={6}>
      {all && every.length > 12 && (
        <TextInput
          size="xs"
          aria-label={`Find in ${facetLabels[facet]}`}
          placeholder="Find"
          value={narrowed}
          onChange={(event) => setNarrowed(event.currentTarget.value)}
        />
      )}
      {listed.map((option) => (
        <Group key={option} justify="space-between" wrap="nowrap" gap="xs">
          <Checkbox
            size="xs"
            label={option}
            checked={chosen.includes(option)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, option] : chosen.filter((each) => each !== option))
            }
          />
          {counts && (
            <Text size="xs" c="dimmed" className="tabular">
              {formatCount(counts[option] ?? 0)}
            </Text>
          )}
        </Group>
      ))}
      {every.length > shownAtFirst && (
        <UnstyledButton
          fz="xs"
          c="var(--mantine-primary-color-light-color)"
          onClick={() => {
            setAll(!all);
            setNarrowed('');
          }}
        >
          {all ? 'Show fewer' : `Show all ${every.length}`}
        </UnstyledButton>
      )}
    </Stack>
  );
}
