import type { DocumentIndex, DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import {
  choice,
  createdStamps,
  flag,
  idMap,
  instant,
  reference,
  requiredText,
  text,
  updatedStamps,
} from '../fields.ts';
import { deliveryAttributes } from './clips/tag-options.ts';
import { dismissal, extraKindKeys, extraRuns } from './matches/ball-details.ts';
import { matchTitle } from './matches/match-title.ts';

/** ARC-029 */
export const cricketFormats = { 1: 'Multi-Day', 2: 'One-Day', 3: 'T20', 4: 'The Hundred' } as const;
/** The Hundred counts balls, not overs, and is left out of the Highlights screen. */
export const theHundred = 4;
/** ARC-030 */
export const cricketTypes = { 1: 'Men 1st XI', 2: 'Men 2nd XI', 3: 'Women 1st XI', 4: 'Men Disability' } as const;

/** Fields that decide match access. Files and events carry copies of those of their match. */
const matchAccessFields = {
  /** International or domestic. */
  int: flag(),
  startDate: instant().optional(),
  year: z.number().int().optional(),
  teamsMap: idMap(),
  cricketFormat: z.number().int().optional(),
  cricketType: z.number().int().optional(),
  ground: reference(),
  teamId1: reference(),
};

export const matches = defineDocument('matches', {
  about: {
    noun: 'match',
    plural: 'matches',
    title: matchTitle,
    note: ['competitionName', 'startDate'],
    page: '/match/$id',
    removal: 'never',
  },

  schema: () =>
    z.object({
      team1Name: choice('Home team', 300),
      team2Name: choice('Away team', 300),
      team1: reference(),
      team2: reference(),
      teamId2: reference(),
      ...matchAccessFields,
      competition: choice('Competition stage', 300),
      competitionName: choice('Competition name', 300),
      tv: flag(),
      /** Whether the match has a recording or a reel; an effect on files keeps it up to date. */
      film: flag(),
      label: text('Label', 1_000),
      ellipseMatchId: reference(),
      pulseID: reference(),
      catchupBC: flag(),
      /** Kept when catch-up is turned off, so that turning it on again reuses the video (OPN-084). */
      catchupBCId: reference(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'startDate', direction: 'desc' }] },
    { fields: ['int'], orderBy: [{ field: 'startDate', direction: 'desc' }] },
    { fields: ['int', 'year'], orderBy: [{ field: 'startDate', direction: 'desc' }] },
    { fields: ['year'], orderBy: [{ field: 'startDate', direction: 'desc' }] },
    { fields: ['competitionName'], orderBy: [{ field: 'startDate', direction: 'desc' }] },
    { fields: ['cricketFormat', 'cricketType'], orderBy: [{ field: 'startDate', direction: 'desc' }] },
    { fields: ['ground'], orderBy: [{ field: 'startDate', direction: 'desc' }] },
    { fields: ['teamId1'], orderBy: [{ field: 'startDate', direction: 'desc' }] },
    { fields: ['ellipseMatchId'] },
    { fields: ['pulseID'] },
  ],
  narrowedBy: ['startDate', 'cricketType', 'cricketFormat', 'ground'],
  search: { text: ['label', 'team1Name', 'team2Name', 'competitionName'] },
});
export type Match = DocumentOf<typeof matches>;

export const clipStatuses = ['not clipped', 'clipping', 'clipped', 'cancelled', 'failed'] as const;

const tag = (label: string) => choice(label, 200);

/** A delivery from a feed, or a moment that a person marked in a recording. */
export const archiveEvents = defineDocument('archiveEvents', {
  about: {
    noun: 'clip',
    plural: 'clips',
    title: ['note', 'bookmark', 'bookmarkPlayer', 'username'],
    page: null,
    removal: 'trash',
  },

  schema: () =>
    z.object({
      file: reference(),
      match: reference(),
      /** Seconds from the start of the recording. */
      tcIn: z.number().min(0).optional(),
      tcOut: z.number().min(0).optional(),
      bookmark: tag('Tag'),
      bookmarkPlayer: tag('Tagged player'),
      bookmarkTeam: tag('Tagged team'),
      note: text('Note', 5_000),
      source: z.enum(['user', 'feed']).default('user'),
      username: choice('Name'),
      clippedBy: reference(),
      clipped: flag(),
      clipStatus: z.enum(clipStatuses).default('not clipped'),
      /** File id of the cut clip, or "n/a" (ARC-128). */
      clipFile: reference(),
      clipSource: choice('Clip source', 100),
      clipped_at: instant().optional(),
      manualSet: flag(),
      /** Whether a delivery is on film: in `file`, between its marks. */
      video: flag(),
      /** When a delivery was bowled, from its feed or a file of times. */
      bowledAt: instant().optional(),
      ...matchAccessFields,
      month: z.number().int().min(1).max(12).optional(),
      date: choice('Date', 40),
      innings: z.number().int().min(0).max(9).optional(),
      over: z.number().min(0).optional(),
      ballNum: z.number().min(0).optional(),
      batter: tag('Batter'),
      nonStriker: tag('Non-striker'),
      bowler: tag('Bowler'),
      batTeam: tag('Batting team'),
      bowlTeam: tag('Bowling team'),
      runsBat: z.number().optional(),
      runs: z.number().optional(),
      /** A four or a six that the batters ran, and therefore not a boundary. */
      allRun: z.boolean().optional(),
      wicket: z.number().optional(),
      dismissals: z.array(dismissal).max(4).optional(),
      bowlLength: tag('Length'),
      bowlLine: tag('Line'),
      bowlMove: tag('Movement'),
      bowlStyle: tag('Bowling style'),
      fieldAct: tag('Fielded action'),
      fieldPos: tag('Field position'),
      footMove: tag('Foot movement'),
      howOut: tag('How out'),
      shotType: tag('Shot'),
      /** Name of the ball: its first kind of extra. */
      extras: z.union([z.number(), z.string().max(100)]).optional(),
      extraRuns: extraRuns.optional(),
      competition: choice('Competition stage', 300),
      competitionName: choice('Competition name', 300),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: ['file'], orderBy: [{ field: 'tcIn', direction: 'asc' }] },
    { fields: ['match'], orderBy: [{ field: 'tcIn', direction: 'asc' }] },
    { fields: ['match', 'source'], orderBy: [{ field: 'tcIn', direction: 'asc' }] },
    {
      fields: ['match', 'source', 'video'],
      orderBy: [
        { field: 'innings', direction: 'asc' },
        { field: 'over', direction: 'asc' },
        { field: 'ballNum', direction: 'asc' },
      ],
    },
    { fields: ['video'], orderBy: [{ field: 'startDate', direction: 'desc' }] },
    { fields: ['video', 'batter'] },
    { fields: ['video', 'bowler'] },
    { fields: ['video', 'year'], orderBy: [{ field: 'startDate', direction: 'desc' }] },
    { fields: ['clipStatus'], orderBy: [{ field: 'clipped_at', direction: 'desc' }] },
    { fields: ['clipped'], orderBy: [{ field: 'clipped_at', direction: 'desc' }] },
    { fields: ['clipFile'] },
    { fields: ['created_by'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['extras'], sparse: true },
    ...extraKindKeys.map((kind): DocumentIndex => ({ fields: [`extraRuns.${kind}`], sparse: true })),
  ],
  arrays: ['teamsMap'],
  combined: [
    'batter',
    'bowler',
    'innings',
    'over',
    'runs',
    'runsBat',
    'wicket',
    ...deliveryAttributes,
    'ground',
    'teamId1',
    'competition',
    'competitionName',
    'cricketType',
    'cricketFormat',
    'year',
    'int',
  ],
  narrowedBy: ['source', 'clipped', 'int', 'startDate', 'year', 'cricketFormat', 'cricketType', 'ground', 'wicket'],
  search: { text: ['note', 'bookmark', 'bookmarkPlayer', 'bookmarkTeam', 'username'] },
});
export type ArchiveEvent = DocumentOf<typeof archiveEvents>;

export const clippingRequests = defineDocument('clippingRequests', {
  about: { noun: 'clipping request', plural: 'clipping requests', title: ['filename'], page: null, removal: 'never' },

  schema: () =>
    z.object({
      file: reference(),
      event: reference(),
      filename: text('File name', 500),
      /** `requested`, `cancelled` and so on; unknown ones are shown as stored (OPN-077). */
      status: text('Status', 100).default('requested'),
      /** Seconds. */
      duration: z.number().min(0).optional(),
      error: choice('Error', 2_000),
      progress: z.number().min(0).max(100).optional(),
      ...matchAccessFields,
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['event'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['status'] },
  ],
});
export type ClippingRequest = DocumentOf<typeof clippingRequests>;

export const players = defineDocument('players', {
  about: { noun: 'player', plural: 'players', title: ['fullName'], page: null, removal: 'never' },

  schema: () =>
    z.object({
      fullName: requiredText('Name', 300),
      scorecardName: choice('Scorecard name', 300),
      lastName: choice('Last name', 300),
      ellipsePlayerId: reference(),
      pulseID: reference(),
      ...updatedStamps,
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'fullName', direction: 'asc' }] },
    { fields: [], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['ellipsePlayerId'] },
    { fields: ['pulseID'] },
  ],
  search: { text: ['fullName', 'scorecardName', 'lastName'] },
});
export type Player = DocumentOf<typeof players>;

export const teams = defineDocument('teams', {
  about: { noun: 'team', plural: 'teams', title: ['teamName'], page: null, removal: 'never' },

  schema: () => z.object({ teamName: requiredText('Team', 300) }),
  indexes: [{ fields: [], orderBy: [{ field: 'teamName', direction: 'asc' }] }],
});
export type Team = DocumentOf<typeof teams>;

export const venues = defineDocument('venues', {
  about: { noun: 'venue', plural: 'venues', title: ['name'], note: ['city'], page: null, removal: 'for good' },

  schema: () => z.object({ name: requiredText('Venue', 300), city: choice('City', 200) }),
  indexes: [{ fields: [], orderBy: [{ field: 'name', direction: 'asc' }] }],
});
export type Venue = DocumentOf<typeof venues>;

export const competitions = defineDocument('competitions', {
  about: { noun: 'competition', plural: 'competitions', title: ['competitionName'], page: null, removal: 'never' },

  schema: () => z.object({ competitionName: requiredText('Competition', 300), pulseID: reference(), ...updatedStamps }),
  indexes: [{ fields: [], orderBy: [{ field: 'competitionName', direction: 'asc' }] }],
});
export type Competition = DocumentOf<typeof competitions>;

const namedOption = z.object({ id: z.union([z.string(), z.number()]), name: z.string().max(300) });

/** Lists of formats, types and tags: one document per list, each option with a name (DAT-049). */
export const matchFormats = defineDocument('matchFormats', {
  about: { noun: 'list of formats', plural: 'lists of formats', title: ['list'], page: null, removal: 'never' },

  schema: () => z.object({ list: requiredText('List', 100), options: z.array(namedOption).max(1_000).default([]) }),
  indexes: [{ fields: ['list'], unique: true }],
});
export type MatchFormats = DocumentOf<typeof matchFormats>;
