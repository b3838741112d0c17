import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { briefs } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { useMemo, useState } from 'react';
import { calls } from '../call/client.ts';
import { useAnswer } from '../call/use-call.ts';

type BriefPickProps = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  value: string | null | undefined;
  onChange: (id: string | null) => void;
};

/** Chooses a submitted brief by its title, found as it is typed. */
export function BriefPick({ value, onChange, ...rest }: BriefPickProps) {
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), 200);
  const { document: chosen } = useDoc(briefs, value);
  const { answer, fetching } = useAnswer(
    calls.search,
    {
      index: 'productions',
      body: {
        query: {
          bool: {
            must: text ? [{ match: { title: { query: text, fuzziness: 'AUTO' } } }] : [],
            must_not: [{ term: { status: 'Draft' } }],
          },
        },
        sort: text ? [] : [{ updated_at: 'desc' }],
        from: 0,
        size: 20,
      },
    },
    { fresh: 30_000 },
  );
  const data = useMemo(() => {
    const found = (answer?.hits.hits ?? []).map(({ _id, _source }) => ({
      value: _id,
      label: typeof _source.title === 'string' ? _source.title : _id,
    }));
    const isMissing = value && !found.some((option) => option.value === value);
    return isMissing ? [{ value, label: chosen?.title ?? 'Brief' }, ...found] : found;
  }, [answer, value, chosen]);
  return (
    <Select
      searchable
      clearable
      nothingFoundMessage={fetching ? 'Searching …' : 'No brief was found.'}
      {...rest}
      data={data}
      // The search has chosen already; titles it found by likeness stay.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value ?? null}
      onChange={(id) => onChange(id)}
    />
  );
}
