import { z } from 'zod';

/** The part of Cricsheet's JSON format 1.1 that we use (cricsheet.org/format/json). */
const info = z.object({
  dates: z.array(z.string().regex(/^\d{4}-\d{2}-\d{2}$/)).min(1),
  gender: z.enum(['male', 'female']),
  match_type: z.string(),
  balls_per_over: z.number().int().min(1).max(12).default(6),
  teams: z.tuple([z.string().min(1), z.string().min(1)]),
  venue: z.string().default('Unknown ground'),
  city: z.string().optional(),
  event: z
    .object({
      name: z.string(),
      stage: z.string().optional(),
      group: z.union([z.string(), z.number()]).transform(String).optional(),
      match_number: z.number().optional(),
    })
    .optional(),
  team_type: z.enum(['international', 'club']),
  toss: z
    .object({ winner: z.string(), decision: z.enum(['bat', 'field']), uncontested: z.boolean().optional() })
    .optional(),
  outcome: z
    .object({
      winner: z.string().optional(),
      by: z
        .object({ innings: z.number().optional(), runs: z.number().optional(), wickets: z.number().optional() })
        .optional(),
      result: z.enum(['draw', 'tie', 'no result']).optional(),
      eliminator: z.string().optional(),
      bowl_out: z.string().optional(),
      method: z.string().optional(),
    })
    .optional(),
  player_of_match: z.array(z.string()).default([]),
  registry: z.object({ people: z.record(z.string(), z.string()).optional() }).optional(),
  players: z.record(z.string(), z.array(z.string())).optional(),
});

const wicket = z.object({
  kind: z.string(),
  player_out: z.string(),
  fielders: z.array(z.object({ name: z.string().optional(), substitute: z.boolean().optional() })).default([]),
});

const ball = z.object({
  batter: z.string(),
  bowler: z.string(),
  non_striker: z.string(),
  runs: z.object({
    batter: z.number(),
    extras: z.number(),
    total: z.number(),
    /** An all-run four or six. */
    non_boundary: z.boolean().optional(),
  }),
  extras: z.partialRecord(z.enum(['wides', 'noballs', 'byes', 'legbyes', 'penalty']), z.number()).optional(),
  wickets: z.array(wicket).default([]),
  replacements: z
    .object({ match: z.array(z.object({ in: z.string(), out: z.string(), team: z.string() })).default([]) })
    .optional(),
});

const innings = z.object({
  team: z.string(),
  overs: z.array(z.object({ over: z.number(), deliveries: z.array(ball) })).default([]),
  declared: z.boolean().default(false),
  forfeited: z.boolean().default(false),
  super_over: z.boolean().default(false),
  absent_hurt: z.array(z.string()).default([]),
  penalty_runs: z.object({ pre: z.number().default(0), post: z.number().default(0) }).optional(),
  /** By over number. */
  miscounted_overs: z.record(z.string().regex(/^\d+$/), z.unknown()).default({}),
  target: z.object({ runs: z.number().int().optional(), overs: z.number().optional() }).optional(),
});

export const cricsheetFile = z.object({ info, innings: z.array(innings).default([]) });

export type CricsheetFile = z.output<typeof cricsheetFile>;
export type MatchInfo = CricsheetFile['info'];
export type CricsheetInnings = CricsheetFile['innings'][number];
export type CricsheetBall = CricsheetInnings['overs'][number]['deliveries'][number];

/** Name of a side in the archive: a men's and a women's side are two teams. */
export const teamName = ({ gender }: MatchInfo, team: string): string => (gender === 'female' ? `${team} Women` : team);
