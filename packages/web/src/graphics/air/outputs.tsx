import { Stack, Text } from '@mantine/core';
import {
  type AirOutput,
  airOutput,
  type ControlDoc,
  controlDocs,
  livestreams,
  pagePath,
  titleOf,
} from '@pavilion/domain';
import { isStreaming, type Livestream } from '@pavilion/domain/livestreams';
import { useLive, usePresent } from '@pavilion/sync/react';
import { exactMoment, readDate, timeLabel } from '../../kit/date-label.ts';
import { PageLink } from '../../kit/links.tsx';
import { useCan, useUser } from '../../session/session-provider.tsx';

/** What follows a rundown: its output pages as they are connected now (GFX-029), and the streams that carry it (GFX-030). */
export function Outputs({ control, live }: { control: ControlDoc; live: boolean }) {
  const me = useUser().id;
  const seesStreams = useCan('openLivestreams');
  const { documents } = useLive(livestreams, seesStreams ? { where: { control: control.id } } : null);
  const present = usePresent(controlDocs, control.id);
  // Without a connection, nothing is known of others.
  if (!present.some(({ person }) => person === me)) return null;
  const pages = present.flatMap(({ person, at }) => {
    const read = airOutput.safeParse(at);
    return person === '' && read.success ? read.data : [];
  });
  const carried = documents.some(isStreaming);
  const nowhere = live && pages.length === 0 && !carried;
  return (
    <Stack gap={2} role="status">
      <Text size="sm" {...(nowhere ? { fw: 600, c: 'var(--pv-orange)' } : { c: 'dimmed' })}>
        {pages.length === 0
          ? 'No output page is connected.'
          : `${pages.length === 1 ? 'One output page is' : `${pages.length} output pages are`} connected: `}
        {pages
          .sort((one, other) => (one.since < other.since ? -1 : 1))
          .map((page, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pages may be alike
            <span key={at}>
              {at > 0 && ', '}
              <OutputWords page={page} />
            </span>
          ))}
        {pages.length > 0 && '.'}
      </Text>
      {documents.map((stream) => (
        <StreamLine key={stream.id} stream={stream} />
      ))}
    </Stack>
  );
}

function OutputWords({ page: { output, since } }: { page: AirOutput }) {
  const date = readDate(since);
  return (
    <>
      {output || 'a browser'}
      {date && (
        <>
          {' '}
          since <span data-tip={exactMoment(date)}>{timeLabel(date)}</span>
        </>
      )}
    </>
  );
}

/** A stream that carries the rundown. One whose machine is too slow has a warning of its own. */
function StreamLine({ stream }: { stream: Livestream }) {
  if (stream.left_out === 'graphics' || stream.left_out === 'both') return null;
  return (
    <Text size="sm" c="dimmed">
      The stream{' '}
      <PageLink to={pagePath(livestreams, stream)} underline="always" inherit>
        {titleOf(livestreams, stream)}
      </PageLink>{' '}
      {isStreaming(stream)
        ? 'carries these graphics, with a still picture of films.'
        : 'will carry these graphics; nothing is sent to it now.'}
    </Text>
  );
}
