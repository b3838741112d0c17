import { archiveReading, matchAccess, type Viewer } from '@pavilion/domain/access';
import {
  type ArchiveEvent,
  archiveEvents,
  type Match,
  matches,
  matchSheets,
  resultLabel,
  type ScorecardAnswer,
  type Sheet,
  scorecard as scoresOf,
  theHundred,
  tossLabel,
} from '@pavilion/domain/archive';
import { and } from '@pavilion/sync';
import type { Context } from '../../../context.ts';
import { os } from '../../../engines/calls/os.ts';
import { compileWhere } from '../../../engines/store/compile-where.ts';
import { createParameters, fieldSql } from '../../../engines/store/field-sql.ts';
import { notFound } from '../../../engines/store/refusal.ts';
import type { Reader } from '../../../engines/store/types.ts';

/** More balls than any match has: five days of ninety overs, with wides and no-balls. */
const mostBalls = 5_000;

/** Applies match access also to archive administrators, who see all matches elsewhere (OPN-064). */
async function accessibleMatch(context: Context, viewer: Viewer, id: string): Promise<Match> {
  const [match] = await context.store.find(matches, { where: and({ id }, matchAccess(viewer)), limit: 1 });
  if (!match) throw notFound();
  return match;
}

/** Totals for the header, scorecard and charts of a match page, so that browsers do not load thousands of balls. */
export const scorecard = os.archive.scorecard.handler(async ({ input, context }) =>
  scorecardOf(context.store, await accessibleMatch(context, context.viewer, input.match)),
);

async function scorecardOf(reader: Reader, match: Match): Promise<ScorecardAnswer> {
  const { balls, sheet } = await ballsOf(reader, match);
  return {
    innings: scoresOf(balls, sheet),
    result: resultLabel(sheet.outcome),
    toss: tossLabel(sheet.toss),
    playersOfMatch: sheet.playersOfMatch ?? [],
  };
}

/** Every ball of a match that the caller has checked access to, in any order, with its match sheet. */
export async function ballsOf(reader: Reader, match: Match): Promise<{ balls: ArchiveEvent[]; sheet: Sheet }> {
  const balls = await reader.find(archiveEvents, { where: { match: match.id, source: 'feed' }, limit: mostBalls });
  const sheet = await reader.get(matchSheets, match.id);
  return { balls, sheet: sheet ?? { ballsPerOver: match.cricketFormat === theHundred ? 5 : 6 } };
}

/** Match 2 comes before Match 10. */
const natural = new Intl.Collator('en-GB', { numeric: true });

/** Stages, competition names, years and teams that occur, to choose from in filters (OPN-086). */
export const matchChoices = os.archive.matchChoices.handler(async ({ input, context }) => {
  const access = input.everything ? archiveReading(context.viewer) : matchAccess(context.viewer);
  const distinct = async (field: 'competition' | 'competitionName' | 'year' | 'teamId1' | 'teamId2') => {
    const parameters = createParameters();
    const { value } = fieldSql(matches, field, parameters);
    const allowed = compileWhere(matches, access, parameters);
    const rows = await context.database.query<{ value: string | number }>(
      `SELECT DISTINCT ${value} AS value FROM "matches" WHERE ${value} IS NOT NULL AND ${allowed} ORDER BY 1 LIMIT 1000`,
      parameters.values,
    );
    return rows.map((row) => row.value);
  };
  const words = async (field: 'competition' | 'competitionName') =>
    (await distinct(field)).map(String).sort(natural.compare);
  return {
    stages: await words('competition'),
    competitions: await words('competitionName'),
    years: (await distinct('year')).map(Number).reverse(),
    teams: [...new Set([...(await distinct('teamId1')), ...(await distinct('teamId2'))].map(String))],
  };
});
