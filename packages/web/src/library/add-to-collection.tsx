import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { collections, type Deliverable, mayTakeStep } from '@pavilion/domain';
import { useInsert, useLive } from '@pavilion/sync/react';
import { useState } from 'react';
import { calls } from '../call/client.ts';
import { refusalWords } from '../call/refusal.ts';
import { useCall } from '../call/use-call.ts';
import { countWords, formatCount } from '../kit/count-words.ts';
import { bestFirst } from '../kit/first-match.ts';
import { Modal } from '../kit/modal.tsx';
import { notifyDone, notifyError } from '../kit/notify.ts';
import { Select } from '../kit/select.tsx';
import { submits } from '../kit/submits.ts';
import { useUser } from '../session/session-provider.tsx';
import { sameName } from './same-name.ts';

interface AddToCollectionProps {
  items: readonly Deliverable[];
  /** Number of selected items that someone else has taken from the catalogue meanwhile. */
  gone: number;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

const creating = 'create:';
const isNew = (option: object) => 'value' in option && String(option.value).startsWith(creating);

/** Adds deliverables to an existing or a new collection (LIB-030). */
export function AddToCollection({ items, gone, opened, onClose, onDone }: AddToCollectionProps) {
  const user = useUser();
  const all = useLive(collections, opened ? { orderBy: [{ field: 'name', direction: 'asc' }] } : null);
  const documents = all.documents.filter((each) => mayTakeStep({ id: user.id, user }, each, 'arrange'));
  const [value, setValue] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [making, setMaking] = useState(false);
  const add = useCall(calls.library.addToCollection);
  const insert = useInsert(collections);
  const name = typed.trim();
  const known = documents.some((each) => sameName(each.name, name));
  const closed = !known && all.documents.some((each) => sameName(each.name, name));
  const options = documents.map((each) => ({ value: each.id, label: each.name }));
  // Until the collections have loaded, a new one could take the name of one of them.
  if (name && !known && all.status === 'ready') options.push({ value: creating + name, label: name });

  const collectionId = async (): Promise<string | null> => {
    if (!value?.startsWith(creating)) return value;
    const made = await insert({ name: value.slice(creating.length) });
    // If adding fails, the new collection stays selected, so that a retry does not make another.
    setValue(made.id);
    return made.id;
  };
  const save = async () => {
    setMaking(true);
    try {
      const collection = await collectionId();
      if (!collection) return;
      if (!(await add.run({ collection, deliverables: items.map(({ id }) => id) }))) return;
      notifyDone(
        items.length === 1 ? 'Added to the collection' : `${formatCount(items.length)} added to the collection`,
      );
      setValue(null);
      setTyped('');
      onDone();
    } catch (error) {
      notifyError(refusalWords(error).message);
    } finally {
      setMaking(false);
    }
  };
  return (
    <Modal opened={opened} onClose={onClose} title="Add to Collection" size="sm">
      <form onSubmit={submits(save)}>
        <Stack gap="lg">
          <Select
            label="Collection"
            placeholder="Search, or type a new name"
            searchable
            data-autofocus
            limit={100}
            nothingFoundMessage={
              all.status === 'ready' ? 'Type a name for a new collection.' : 'Collections are not loaded yet.'
            }
            data={options}
            // A new one is made only where none of those there is meant.
            filter={(input) => lastOfAll(bestFirst<string>([])(input), isNew)}
            renderOption={({ option }) => (isNew(option) ? `New collection “${option.label}”` : option.label)}
            value={value}
            onChange={setValue}
            searchValue={typed}
            onSearchChange={setTyped}
          />
          {gone > 0 && (
            <Alert color="yellow" role="status">
              {countWords(gone, 'selected item')} {gone === 1 ? 'is' : 'are'} no longer in the catalogue.
            </Alert>
          )}
          {closed && (
            <Text size="sm" role="status">
              There is a collection “{name}” already. Only its owners and editors can add to it.
            </Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button type="submit" disabled={!value || items.length === 0} loading={making}>
              Add
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** The options with those that `isLast` holds for at the end. */
function lastOfAll<T extends object>(options: readonly T[], isLast: (option: T) => boolean): T[] {
  return [...options.filter((option) => !isLast(option)), ...options.filter(isLast)];
}
