import { streamTags } from '@pavilion/domain/livestreams';
import { os } from '../../engines/calls/os.ts';
import { logFailure } from './log-failure.ts';

export const addStream = os.livestreams.addStream.handler(async ({ input, context }) => {
  const { name, tournament, bbcCommentary } = input;
  const tags = streamTags(input);
  const stream = { name, tournament, bbcCommentary, tags };
  return { id: await logFailure(context, 'addStream', context.live.create(stream, context.actor)) };
});

export const upcomingFixtures = os.livestreams.upcomingFixtures.handler(async ({ input: { tournament }, context }) => ({
  fixtures: await logFailure(context, 'upcomingFixtures', context.fixtures.upcoming(tournament)),
}));
