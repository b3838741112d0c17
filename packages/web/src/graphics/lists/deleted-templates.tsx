import { Button, Group, Text } from '@mantine/core';
import { templates, trashDays } from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { RelativeDate } from '../../kit/relative-date.tsx';

const collection = templates.name as 'templates';

/** Templates that this designer has deleted and can bring back, as long as they are in the trash (OPN-098). */
export function DeletedTemplates() {
  const { answer, loading, refusal, again } = useAnswer(calls.system.listOwnDeletions, { collection }, { anew: true });
  const restore = useCall(calls.system.restoreOwnDeletion, { done: 'The template is restored.' });
  if (refusal) return <ErrorState message={refusal.message} onRetry={() => void again()} />;
  if (loading || !answer) return <PleaseWait />;
  if (answer.entries.length === 0) {
    return <EmptyState>You have deleted no templates in the last {trashDays} days.</EmptyState>;
  }
  return (
    <Panel title="Deleted by me">
      <ul aria-label="Deleted templates" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {answer.entries.map(({ document, title, deletedAt, until }) => (
          <Group key={document} component="li" justify="space-between" gap="sm" py={6}>
            <div>
              <Text size="sm" fw={550}>
                {title}
              </Text>
              <Text size="xs" c="dimmed" component="div">
                Deleted <RelativeDate value={deletedAt} ago />, kept until <RelativeDate value={until} />
              </Text>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={`Restore: ${title}`}
              disabled={restore.pending}
              onClick={() => void restore.run({ collection, document }).then(() => again())}
            >
              Restore
            </Button>
          </Group>
        ))}
      </ul>
    </Panel>
  );
}
