import { Button, Group, SimpleGrid, Text } from '@mantine/core';
import { areSameFilters, type MatchFilters, matchConditions, noMatchFilters } from '@pavilion/domain/archive';
import { IconFilterOff, IconListSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { Pick } from '../../kit/multi-pick.tsx';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { Select } from '../../kit/select.tsx';
import { submits } from '../../kit/submits.ts';
import { type Choice, useLookups } from '../use-lookups.ts';

interface MatchFilterFormProps {
  /** Filters of the last search. */
  asked: MatchFilters;
  /** Runs the search; nothing is searched before (ARC-002). */
  onFetch: (filters: MatchFilters) => void;
  fetching?: boolean;
  /** Whether the page shows what `asked` finds. */
  applied?: boolean;
  /** Label of the submit button. */
  verb?: string;
  /** Offers choices from all matches, for archive administrators, instead of those within match access. */
  everything?: boolean;
  /** Elements beside the button. */
  actions?: ReactNode;
}

const choicesLast = 10 * 60_000;

/** Match filters (OPN-086). Enter or the button runs the search. */
export function MatchFilterForm(props: MatchFilterFormProps) {
  const { asked, onFetch, fetching = false, applied = true, verb = 'Fetch', everything = false, actions } = props;
  const lookups = useLookups();
  const { answer } = useAnswer(calls.archive.matchChoices, { everything }, { fresh: choicesLast });
  const [draft, setDraft] = useState(asked);
  // A team from a shared link stays visible, so that it can be removed.
  const occurring = new Set([...(answer?.teams ?? []), ...draft.teams]);
  const key = JSON.stringify(asked);
  // Browser history or a shared link can change the filters.
  useEffect(() => setDraft(JSON.parse(key) as MatchFilters), [key]);

  const set = (changes: Partial<MatchFilters>) => setDraft({ ...draft, ...changes });
  const choose = (field: 'ground' | 'cricketType' | 'cricketFormat', label: string, data: readonly Choice[]) => (
    <Select
      label={label}
      placeholder="Any"
      searchable
      clearable
      limit={200}
      nothingFoundMessage={`No ${label.toLowerCase()}s found.`}
      data={data}
      value={draft[field] || null}
      onChange={(value) => set({ [field]: value ?? '' })}
    />
  );
  const pick = (field: 'competition' | 'competitionName' | 'year', label: string, data: readonly string[]) => (
    <Pick
      label={label}
      placeholder="Any"
      limit={200}
      data={data}
      value={draft[field] || null}
      onChange={(value) => set({ [field]: value ?? '' })}
    />
  );
  const either = (field: 'int' | 'film', label: string, yes: string, no: string) => (
    <Select
      label={label}
      placeholder="Any"
      searchable
      clearable
      nothingFoundMessage={`Choose “${yes}” or “${no}”.`}
      data={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      value={draft[field] || null}
      onChange={(value) => set({ [field]: value === 'yes' || value === 'no' ? value : '' })}
    />
  );
  const differs = !areSameFilters(draft, asked);
  return (
    <form onSubmit={submits(async () => onFetch(draft))} aria-label="Match filters">
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm" verticalSpacing="xs">
        <MultiSelect
          label="Teams"
          placeholder={draft.teams.length === 0 ? 'Any' : ''}
          searchable
          clearable
          hidePickedOptions
          maxValues={2}
          limit={200}
          nothingFoundMessage="No teams found."
          data={lookups.teams.filter(({ value }) => occurring.has(value))}
          value={[...draft.teams]}
          onChange={(teams) => set({ teams })}
        />
        {choose('ground', 'Venue', lookups.venues)}
        {pick('competition', 'Competition stage', answer?.stages ?? [])}
        {pick('competitionName', 'Competition name', answer?.competitions ?? [])}
        {choose('cricketType', 'Type', lookups.types)}
        {choose('cricketFormat', 'Format', lookups.formats)}
        {pick('year', 'Year', answer?.years.map(String) ?? [])}
        {either('int', 'International', 'International', 'Domestic')}
        {asked.film !== undefined && either('film', 'Film', 'With film', 'Without film')}
      </SimpleGrid>
      <Group gap="sm" mt="md">
        <Button
          type="submit"
          variant={differs || !applied ? 'filled' : 'light'}
          loading={fetching}
          leftSection={<IconListSearch size={16} />}
        >
          {verb}
        </Button>
        {matchConditions(draft).length > 0 && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconFilterOff size={16} />}
            onClick={() => setDraft({ ...noMatchFilters, ...(asked.film !== undefined && { film: '' }) })}
          >
            Clear Filters
          </Button>
        )}
        {differs && (
          <Text size="sm" role="status">
            Press {verb} to apply these filters.
          </Text>
        )}
        {actions && (
          <Group gap="sm" ml="auto">
            {actions}
          </Group>
        )}
      </Group>
    </form>
  );
}
