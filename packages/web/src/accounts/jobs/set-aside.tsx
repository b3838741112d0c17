import { Button, Group, Text } from '@mantine/core';
import { formatDay } from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import { sizeLabel } from '../../kit/sizes.ts';
import { useAskJobsPageAgain } from './health-panel.tsx';

/** Files that mending has set aside, each with its way back; hidden while there are none. */
export function SetAside() {
  const { answer, again } = useAnswer(calls.integrity.listSetAside, {}, { anew: true });
  const askPageAgain = useAskJobsPageAgain();
  const putBack = useCall(calls.integrity.putBack, { done: 'The file is back in its place.' });
  if (!answer || answer.files.length === 0) return null;
  return (
    <section aria-label="Set Aside">
      <Text size="sm" fw={600}>
        Set Aside
      </Text>
      <Text size="xs" c="dimmed">
        Removed 30 days after the day they were set aside.{answer.more && ' Only the first files are listed.'}
      </Text>
      {answer.files.map(({ key, size, day }) => (
        <Group key={`${day} ${key}`} justify="space-between" wrap="nowrap" mt={4}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {key} ({sizeLabel(size)}, {formatDay(day)})
          </Text>
          <Button
            size="xs"
            variant="light"
            style={{ flexShrink: 0 }}
            aria-label={`Put ${key} back`}
            onClick={() =>
              void putBack.run({ day, key }).then((done) => {
                if (!done) return;
                void again();
                askPageAgain();
              })
            }
          >
            Put Back
          </Button>
        </Group>
      ))}
    </section>
  );
}
