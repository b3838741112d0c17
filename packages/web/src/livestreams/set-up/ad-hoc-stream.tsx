import { Button, Group, TextInput } from '@mantine/core';
import { customTournament } from '@pavilion/domain/livestreams';
import { useState } from 'react';
import { submits } from '../../kit/submits.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { useNewStream } from './use-new-stream.ts';

/** Sets up a match outside any competition. Create appears once it has a title (LIV-051, LIV-052, LIV-054). */
export function AdHocStream() {
  const [title, setTitle] = useState('');
  const { create, pending, refusal } = useNewStream();
  const save = () => create({ name: title.trim(), tournament: customTournament, bbcCommentary: false });
  const ready = title.trim() !== '';
  return (
    <form onSubmit={submits(async () => void (ready && (await save())))} noValidate>
      <Group gap="sm" align="flex-end">
        <TextInput
          label="Or, set up a non-competition match"
          placeholder="Title"
          flex={1}
          miw={220}
          maw={420}
          maxLength={255}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {ready && (
          <Button type="submit" loading={pending}>
            Create
          </Button>
        )}
      </Group>
      <FailureLine message={refusal?.message} onRetry={ready ? () => void save() : undefined} />
    </form>
  );
}
