import { Checkbox, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import type { Facet } from '@pavilion/domain';
import { useState } from 'react';
import { formatCount } from '../../kit/count-words.ts';
import { facetLabels } from './catalogue-search.ts';

export interface FacetOptionsProps {
  facet: Facet;
  options: readonly string[];
  chosen: readonly string[];
  /** How many items each choice shows; absent until it is known. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (chosen: string[]) => void;
}

const shownAtFirst = 7;

/** The choices of one filter. A long list shows its beginning and whatever is ticked; the rest comes on request. */
export function FacetOptions({ facet, options, chosen, counts, onChange }: FacetOptionsProps) {
  const [all, setAll] = useState(false);
  const [narrowed, setNarrowed] = useState('');
  // What the address names is shown even when the list does not have it (any more).
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
