import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { livestreams, pagePath } from '@pavilion/domain';
import { type Fixture, fixtureTitle } from '@pavilion/domain/livestreams';
import { useLive } from '@pavilion/sync/react';
import { useState } from 'react';
import { PageLink } from '../../kit/links.tsx';
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
  const { documents } = useLive(livestreams, {
    where: { 'videocloud.video.name': name },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: 3,
  });
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
          {documents.length > 0 && (
            <Alert color="yellow" role="alert" title="Set up already">
              <Stack gap={4} align="flex-start">
                {documents.map((stream) => (
                  <PageLink key={stream.id} size="sm" to={pagePath(livestreams, stream)}>
                    {name}, made <RelativeDate value={stream.created_at} time />
                  </PageLink>
                ))}
                <Text size="sm">Another stream has another key: tell the crew which of them to use.</Text>
              </Stack>
            </Alert>
          )}
          <FailureLine message={refusal?.message} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={pending}>
              {documents.length > 0 ? 'Create Another' : 'Create'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
