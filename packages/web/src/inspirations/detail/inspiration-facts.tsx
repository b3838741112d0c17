import { Stack, Text } from '@mantine/core';
import { type Inspiration, inspirations, inspirationTypes, nameOfInspiration } from '@pavilion/domain';
import { inspirationsPolicies } from '@pavilion/domain/policies/inspirations';
import type { PatchOf } from '@pavilion/sync';
import { useChange } from '@pavilion/sync/react';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { Panel } from '../../kit/panel.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { Select } from '../../kit/select.tsx';
import { editFields, savedBy } from '../../parts/edit-fields.ts';
import { PersonName } from '../../parts/person-name.tsx';
import { useMay } from '../../session/use-may.ts';
import classes from './inspiration-page.module.css';

/** Title, author, type and description. Everyone can read them, the creator can edit them (OPN-092). */
export function InspirationFacts({ inspiration }: { inspiration: Inspiration }) {
  const edit = useMay(inspirationsPolicies.inspirations).patch(inspiration, 'title', 'type', 'author', 'description');
  const { created_by, created_at } = inspiration;
  return (
    <Panel>
      <Stack gap="sm">
        {edit ? <FactsForm inspiration={inspiration} /> : <FactsShown inspiration={inspiration} />}
        <Text size="xs" c="dimmed" component="div">
          Added by <PersonName id={created_by} /> · <RelativeDate value={created_at} />
        </Text>
      </Stack>
    </Panel>
  );
}

function FactsShown({ inspiration }: { inspiration: Inspiration }) {
  const { author, type, description } = inspiration;
  return (
    <Stack gap={4}>
      <Text component="h2" fz={20} fw={600} lh={1.3} m={0} className={classes.text}>
        {nameOfInspiration(inspiration)}
      </Text>
      {(author || type) && (
        <Text size="sm" c="dimmed">
          {[author, type].filter(Boolean).join(' · ')}
        </Text>
      )}
      {description && (
        <Text size="sm" className={classes.text} lineClamp={12}>
          {description}
        </Text>
      )}
    </Stack>
  );
}

function FactsForm({ inspiration }: { inspiration: Inspiration }) {
  const change = useChange(inspirations);
  const [refused, setRefused] = useState<string | undefined>();
  /** Resolves to the message of a refusal. */
  const save = (changes: PatchOf<typeof inspirations>): Promise<string | undefined> =>
    change(inspiration, changes).then(
      () => undefined,
      (error: unknown) => refusalWords(error).message,
    );
  const edit = editFields(inspirations, inspiration, savedBy(save));
  return (
    <>
      <SavedInput {...edit.text('title')} />
      <SavedInput {...edit.text('author')} />
      <Select
        label="Type"
        placeholder="Choose a type"
        clearable
        data={[...inspirationTypes]}
        value={inspiration.type ?? null}
        error={refused}
        onChange={(type) => void save({ type: type as Inspiration['type'] & string }).then(setRefused)}
      />
      <SavedInput key={inspiration.id} multiline {...edit.text('description')} />
    </>
  );
}
