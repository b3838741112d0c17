import { Loader } from '@mantine/core';
import { type Inspiration, inspirations, nameOfInspiration } from '@pavilion/domain';
import { usePatch } from '@pavilion/sync/react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { notifyUndo } from '../../kit/notify-undo.tsx';
import { Select } from '../../kit/select.tsx';
import { useFoundInspirations } from '../../parts/use-found-inspirations.ts';

interface AddInspirationProps {
  brief: string;
  attached: readonly Inspiration[];
}

/** Attaches an inspiration, found by search. */
export function AddInspiration({ brief, attached }: AddInspirationProps) {
  const patch = usePatch(inspirations);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const found = useFoundInspirations(text, opened);
  const taken = new Set(attached.map(({ id }) => id));
  const data = found.documents
    .filter(({ id }) => !taken.has(id))
    .map((inspiration) => ({ value: inspiration.id, label: nameOfInspiration(inspiration) }));
  const say = (error: unknown) => notifyError(refusalWords(error).message);
  const attach = (id: string, on: true | null) => patch(id, { [`briefs.${brief}`]: on });
  return (
    <Select
      label="Add an inspiration"
      placeholder="Search by title, author or tag"
      maw={420}
      searchable
      data={data}
      // The search has already matched, also other spellings.
      filter={({ options }) => options}
      searchValue={text}
      onSearchChange={setText}
      onDropdownOpen={() => setOpened(true)}
      value={null}
      error={found.refusal}
      waiting={found.waiting}
      nothingFoundMessage={found.loading ? 'Please wait' : 'No inspirations found.'}
      rightSection={found.fetching ? <Loader size="xs" /> : undefined}
      onChange={(id) => {
        setText('');
        const name = data.find(({ value }) => value === id)?.label;
        if (!id) return;
        attach(id, true).then(
          () => notifyUndo(`${name} was added to this brief.`, () => attach(id, null).catch(say)),
          say,
        );
      }}
    />
  );
}
