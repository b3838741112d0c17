import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { type Fixture, fixtureTitle } from '@pavilion/domain/livestreams';
import { useState } from 'react';
import { Modal } from '../../kit/modal.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';
import { submits } from '../../kit/submits.ts';
import { FailureLine } from '../parts/failure-line.tsx';
import { useNewStream } from './use-new-stream.ts';

interface SetUpFixtureProps {
  fixture: Fixture;
  tournament: string;
  onClose: () => void;
}

/** Modal that sets up the stream of a fixture (LIV-049, LIV-050). */
export function SetUpFixture({ fixture, tournament, onClose }: SetUpFixtureProps) {
  const [bbcCommentary, setBbc] = useState(false);
  const { create, pending, refusal } = useNewStream();
  const name = fixtureTitle(fixture);
  return (
    <Modal opened onClose={onClose} title={`Set up ${name}`}>
      <form onSubmit={submits(() => create({ name, tournament, bbcCommentary }))} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            <RelativeDate value={fixture.date} time />
            {fixture.venue && ` · ${fixture.venue}`}
          </Text>
          <Checkbox
            label="BBC Commentary?"
            checked={bbcCommentary}
            onChange={(event) => setBbc(event.currentTarget.checked)}
          />
          <FailureLine message={refusal?.message} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={pending}>
              Create
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
