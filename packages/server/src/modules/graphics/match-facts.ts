import { matches } from '@pavilion/domain/archive';
import { matchFacts as factsIn, inningsChoices, playerChoices } from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';
import { readMatchData } from './read-match-data.ts';

/** Facts of a match as its ball-by-ball data stands, with its players and innings to choose from (GFX-020). */
export const matchFacts = os.graphics.matchFacts.handler(async ({ input, context }) => {
  const match = await context.store.visible(context.viewer, matches, input.match);
  if (!match) throw notFound();
  const data = await readMatchData(context.store, match);
  return { facts: factsIn(data, input), players: playerChoices(data), innings: inningsChoices(data) };
});
