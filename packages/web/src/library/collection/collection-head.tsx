import { Group, Stack, Text } from '@mantine/core';
import { type Collection, collections } from '@pavilion/domain';
import { useChange } from '@pavilion/sync/react';
import { countWords } from '../../kit/count-words.ts';
import { InlineEdit } from '../../kit/inline-edit.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { fieldPlace } from '../../parts/edit-fields.ts';
import { PersonName } from '../../parts/person-name.tsx';
import { useMayTakeStep } from '../use-may-take-step.ts';

interface CollectionHeadProps {
  collection: Collection;
  /** Number of files that this person sees; absent while they load. */
  count: number | undefined;
}

/** Name, restrictions and owners of a collection. */
export function CollectionHead({ collection, count }: CollectionHeadProps) {
  const change = useChange(collections);
  const renames = useMayTakeStep(collection)('rename');
  const { name, restrictions, created_at, created_by } = collection;
  const owners = collection.owners.length > 0 ? collection.owners : created_by ? [created_by] : [];
  return (
    <Stack gap={4} miw={0} flex="1 1 320px">
      <Text
        fz={20}
        lh={1.35}
        fw={600}
        component="div"
        role="heading"
        aria-level={2}
        aria-label={renames ? undefined : `Name: ${name}`}
      >
        <InlineEdit
          label="Name"
          keptAs={fieldPlace(collections, collection, 'name', 'Name')}
          value={name}
          disabled={!renames}
          onSave={async (next) => {
            if (next === '') throw new Error('Name is needed.');
            await change(collection, { name: next });
          }}
        />
      </Text>
      <Group gap={6}>
        <Text size="sm" c="dimmed">
          Restrictions
        </Text>
        <InlineEdit
          label="Restrictions"
          keptAs={fieldPlace(collections, collection, 'restrictions', 'Restrictions')}
          multiline
          value={restrictions}
          disabled={!renames}
          placeholder={renames ? 'None. Click to add some.' : 'None'}
          onSave={(next) => change(collection, { restrictions: next })}
        />
      </Group>
      <Group gap={6} fz="xs" c="dimmed" wrap="wrap">
        {count !== undefined && (
          <>
            <span className="tabular">
              {countWords(count, 'file')}
              {count < collection.size && ' that you may see'}
            </span>
            ·
          </>
        )}
        <span>{owners.length === 1 ? 'Owner' : 'Owners'}</span>
        {owners.map((owner) => (
          <PersonName key={owner} id={owner} />
        ))}
        · <RelativeDate value={created_at} />
      </Group>
    </Stack>
  );
}
