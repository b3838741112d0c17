import { Button, List, Text } from '@mantine/core';
import { countWords, formatCount } from '@pavilion/domain';
import { calls } from '../../call/client.ts';
import { useAnswer, useCall } from '../../call/use-call.ts';
import { PageLink } from '../../kit/links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { askEvery, useAskJobsPageAgain } from './health-panel.tsx';

/** Files whose previews wait for the media tools; hidden while there are none (OPS-015). */
export function WaitingMedia() {
  const { answer } = useAnswer(calls.files.waitingMedia, {}, { every: askEvery });
  const askAgain = useAskJobsPageAgain();
  const make = useCall(calls.files.makeWaitingMedia, {
    done: ({ queued }) => `The previews of ${countWords(queued, 'file')} are being made.`,
  });
  if (!answer || answer.total === 0) return null;
  return (
    <Panel
      title="Waiting for the Media Tools"
      note="Previews of these files are made by themselves within two minutes of the return of the media tools."
      actions={
        <Button size="xs" loading={make.pending} onClick={() => void make.run({}).then((done) => done && askAgain())}>
          Make Previews Now
        </Button>
      }
    >
      <List size="sm" style={{ overflowWrap: 'anywhere' }} aria-label="Files that wait for the media tools">
        {answer.files.map(({ id, name, note, link }) => (
          <List.Item key={id}>
            {link ? <PageLink to={link}>{name}</PageLink> : name}
            {note && ` (${note})`}
          </List.Item>
        ))}
      </List>
      {answer.total > answer.files.length && (
        <Text size="xs" c="dimmed">
          The newest {formatCount(answer.files.length)} of {formatCount(answer.total)} are listed.
        </Text>
      )}
    </Panel>
  );
}
