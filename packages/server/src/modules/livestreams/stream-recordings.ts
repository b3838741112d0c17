import { matchAccess } from '@pavilion/domain/access';
import { matches, matchLine } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { isNamedAfter, type Livestream, matchDaysOfStream } from '@pavilion/domain/livestreams';
import { and } from '@pavilion/sync';
import { type CallContext, os } from '../../engines/calls/os.ts';
import { namesOfKeepers } from '../archive/matches/archive-keepers.ts';
import { visibleStream } from './visible-stream.ts';

type Asking = Pick<CallContext, 'store' | 'viewer'>;

/**
 * Where the film of a stream is: recordings in the archive of the match that it is named after, within the caller's match access.
 * No live engine keeps a film here, so otherwise the page needs the names of those who can put one into the archive.
 */
export const streamRecordings = os.livestreams.streamRecordings.handler(async ({ input, context }) => {
  const stream = await visibleStream(context, input.streamID);
  const match = await matchOf(context, stream);
  const films = match ? await recordingsOf(context, match.id) : [];
  return {
    ...(match ? { match: { id: match.id, title: matchLine(match) } } : {}),
    recordings: films.map(({ id, name, label, day, part, metadata }) => ({
      id,
      name: label || name,
      day,
      part,
      seconds: metadata?.duration,
    })),
    keepers: await namesOfKeepers(context),
  };
});

async function matchOf({ store, viewer }: Asking, stream: Livestream) {
  const startDate = matchDaysOfStream(stream);
  if (!startDate) return undefined;
  const where = and(store.effectiveWhere(viewer, matches.name), matchAccess(viewer), { startDate });
  const near = await store.find(matches, { where, orderBy: [{ field: 'startDate', direction: 'desc' }] });
  return near.find((match) => isNamedAfter(stream, match));
}

async function recordingsOf({ store, viewer }: Asking, match: string) {
  const where = and(store.effectiveWhere(viewer, files.name), { match, what: 'recording' });
  return store.find(files, {
    where,
    orderBy: [
      { field: 'day', direction: 'asc' },
      { field: 'part', direction: 'asc' },
    ],
  });
}
