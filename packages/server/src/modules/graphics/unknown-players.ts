import type { Viewer } from '@pavilion/domain/access';
import { isSamePlayer, nameParts, nearestPlayers } from '@pavilion/domain/graphics';
import { wordsIn } from '@pavilion/domain/search';
import type { Context } from '../../context.ts';
import { os } from '../../engines/calls/os.ts';

/** Players with nearly the same surname that are looked at. Of a more common name, no one can say that nobody has it. */
const mostAlike = 100;
const atOnce = 4;

/** Points out mistyped players before graphics are made of them (GFX-025), to those who may see the players of the archive. */
export const unknownPlayers = os.graphics.unknownPlayers.handler(async ({ input, context }) => {
  const { viewer } = context;
  if ((await namesIn(context, viewer, { size: 1 })).length === 0) return { unknown: [] };
  const unknown: { name: string; nearest: string[] }[] = [];
  const names = [...new Set(input.names)].filter((name) => name.trim() !== '');
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce);
    const alike = await Promise.all(some.map((name) => alikeNames(context, viewer, name)));
    for (const [at, name] of some.entries()) {
      const known = alike[at]!;
      if (known.length >= mostAlike || known.some((other) => isSamePlayer(name, other))) continue;
      unknown.push({ name, nearest: nearestPlayers(name, known) });
    }
  }
  return { unknown };
});

async function alikeNames(context: Context, viewer: Viewer, name: string): Promise<string[]> {
  const query = wordsIn(['fullName', 'scorecardName', 'lastName'], nameParts(name).surname);
  return query ? namesIn(context, viewer, { size: mostAlike, query }) : [];
}

async function namesIn({ search }: Context, viewer: Viewer, body: object): Promise<string[]> {
  const { hits } = await search.run(viewer, { index: 'players', body: { ...body, track_total_hits: false } });
  return hits.hits.map(({ _source: { fullName } }) => String(fullName));
}
