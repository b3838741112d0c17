import { Loader, Select } from '@mantine/core';
import { type Inspiration, inspirations } from '@pavilion/domain';
import { useLive, usePatch } from '@pavilion/sync/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';

interface AddInspirationProps {
  brief: string;
  attached: readonly Inspiration[];
}

/** So many of the newest are offered; the rest is attached from its own page. */
const offered = 300;

/** Attaches an inspiration that somebody has collected, found by title, author or tag. */
export function AddInspiration({ brief, attached }: AddInspirationProps) {
  const patch = usePatch(inspirations);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const { documents, status } = useLive(inspirations, {
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: offered,
  });
  const choices = useMemo(() => {
    const taken = new Set(attached.map(({ id }) => id));
    return documents
      .filter(({ id, title, author, tags, url }) => {
        if (taken.has(id)) return false;
        return !wanted || [title, author, url, ...tags].some((text) => text?.toLowerCase().includes(wanted));
      })
      .slice(0, 30)
      .map(({ id, title, url }) => ({ value: id, label: title || url || 'Inspiration' }));
  }, [documents, attached, wanted]);
  return (
    <Select
      label="Add an inspiration"
      placeholder="Search by title, author or tag"
      maw={420}
      searchable
      data={choices}
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      value={null}
      nothingFoundMessage={status === 'loading' ? 'Please wait' : 'No inspiration fits.'}
      rightSection={status === 'loading' ? <Loader size="xs" /> : undefined}
      onChange={(id) => {
        setSearch('');
        if (id)
          patch(id, { [`briefs.${brief}`]: true }).catch((error: unknown) => notifyError(refusalWords(error).message));
      }}
    />
  );
}
