import { Stack, Text } from '@mantine/core';
import { type AirOutput, type ControlDoc, livestreams, pagePath, titleOf } from '@pavilion/domain';
import { carriageOf, type Livestream } from '@pavilion/domain/livestreams';
import { exactMoment, readDate, timeLabel } from '../../kit/date-label.ts';
import { PageLink } from '../../kit/links.tsx';
import { carriageWords, countedStreams } from './carriage-words.ts';
import { isCarried, useShownBy } from './use-shown-by.ts';

/** What follows a rundown: its output pages as they are connected now (GFX-029), and the streams that carry it (GFX-030). */
export function Outputs({ control, live }: { control: ControlDoc; live: boolean }) {
  const shownBy = useShownBy(control);
  const { isKnown, pages, streams, unnamed } = shownBy;
  if (!isKnown) return null;
  const nowhere = live && pages.length === 0 && !isCarried(shownBy);
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
      {streams.map((stream) => (
        <StreamLine key={stream.id} stream={stream} />
      ))}
      {unnamed && <UnnamedStreams counts={unnamed} />}
    </Stack>
  );
}

/** Those that leave the graphics out have a warning of their own. */
const told = ['carrying', 'lost', 'waiting'] as const;

/** Streams for those who may not see which they are. */
function UnnamedStreams({ counts }: { counts: NonNullable<ControlDoc['streams']> }) {
  return told
    .filter((carriage) => counts[carriage] > 0)
    .map((carriage) => (
      <Text key={carriage} size="sm" c="dimmed">
        {countedStreams(carriage, counts[carriage])}
      </Text>
    ));
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

/** A stream for which the rundown is chosen. One whose machine is too slow has a warning of its own. */
function StreamLine({ stream }: { stream: Livestream }) {
  const carriage = carriageOf(stream);
  if (!carriage || carriage === 'leftOut') return null;
  return (
    <Text size="sm" c="dimmed">
      The stream{' '}
      <PageLink to={pagePath(livestreams, stream)} underline="always" inherit>
        {titleOf(livestreams, stream)}
      </PageLink>{' '}
      {carriageWords[carriage].one}
    </Text>
  );
}
