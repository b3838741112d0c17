import { Anchor, List, Stack, Text } from '@mantine/core';
import { matches, pagePath } from '@pavilion/domain';
import { type Livestream, nameOfStream } from '@pavilion/domain/livestreams';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { eitherWords } from '../../kit/list-words.ts';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { clockLengthLabel } from '../../kit/sizes.ts';
import { useCan } from '../../session/session-provider.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { useEngine } from '../parts/use-engine.ts';

const lasts = 60_000;

/** Recording card: whether the stream is recorded, where its film is, how long it is, and what to do if there is none. */
export function RecordingCard({ stream }: { stream: Livestream }) {
  const { answer: engine } = useEngine();
  const { answer, loading, refusal, again } = useAnswer(
    calls.livestreams.streamRecordings,
    { streamID: stream.id },
    { fresh: lasts },
  );
  return (
    <Panel title="Recording">
      <Stack gap="xs">
        {engine && (
          <Text size="sm">
            <Text span fw={550}>
              Not recorded here.
            </Text>{' '}
            {engine.kind === 'embedded'
              ? 'The live engine passes this stream on and keeps no film of it. Record it at the encoder.'
              : `Whether the video platform keeps a film is set there: look for a video with the name “${nameOfStream(stream)}”.`}
          </Text>
        )}
        <FailureLine message={refusal?.message} onRetry={() => void again()} />
        {loading && !answer ? <PleaseWait height={60} /> : answer && <InArchive {...answer} />}
      </Stack>
    </Panel>
  );
}

interface InArchiveProps {
  match?: { id: string; title: string } | undefined;
  recordings: {
    id: string;
    name: string;
    day?: number | undefined;
    part?: number | undefined;
    seconds?: number | undefined;
  }[];
  keepers: string[];
}

function InArchive({ match, recordings, keepers }: InArchiveProps) {
  const maintains = useCan('manageArchive');
  const page = match && (
    <Anchor href={`#${pagePath(matches, match)}?tab=recordings`} size="sm" underline="always">
      {match.title}
    </Anchor>
  );
  if (recordings.length > 0) {
    const seconds = recordings.reduce((sum, each) => sum + (each.seconds ?? 0), 0);
    return (
      <>
        <Text size="sm" component="div">
          In the match archive: {page}
          {seconds > 0 && `, ${clockLengthLabel(seconds)} in all`}
        </Text>
        <List size="sm" aria-label="Recordings">
          {recordings.map((each) => (
            <List.Item key={each.id}>
              <Anchor href={`#/recording/${encodeURIComponent(each.id)}`} size="sm" underline="always">
                {placeOf(each) || each.name}
              </Anchor>
              {each.seconds !== undefined && ` · ${clockLengthLabel(each.seconds)}`}
            </List.Item>
          ))}
        </List>
      </>
    );
  }
  return (
    <Text size="sm" component="div">
      {match ? (
        <>The match archive has no recording of {page} yet.</>
      ) : (
        'The match archive has no match that this stream is named after, or you do not have access to it.'
      )}{' '}
      {maintains ? (
        <>
          Upload the film in{' '}
          <Anchor href="#/admin" size="sm" underline="always">
            Match Recordings Admin
          </Anchor>{' '}
          and pair it with its match.
        </>
      ) : keepers.length > 0 ? (
        `To have a film of it there, write to ${eitherWords(keepers)}.`
      ) : (
        'To have a film of it there, write to your administrator.'
      )}
    </Text>
  );
}

const placeOf = ({ day, part }: { day?: number | undefined; part?: number | undefined }) =>
  [day !== undefined && `Day ${day}`, part !== undefined && `${day === undefined ? 'Part' : 'part'} ${part}`]
    .filter(Boolean)
    .join(', ');
