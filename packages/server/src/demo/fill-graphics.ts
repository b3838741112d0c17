import { call } from '@orpc/server';
import { type Match, matches } from '@pavilion/domain/archive';
import {
  brandKits,
  controlDocs,
  type GraphicKind,
  graphics,
  hasMatch,
  type Moment,
  momentsIn,
  plainText,
} from '@pavilion/domain/graphics';
import { type Sample, sampleTemplates } from '@pavilion/domain/graphics/samples';
import { viewerById } from '../engines/auth/viewers.ts';
import { importTemplate } from '../modules/graphics/copy-template.ts';
import { makeGraphic, makeGraphics } from '../modules/graphics/make-graphic.ts';
import { publishTemplate } from '../modules/graphics/publish-template.ts';
import { readMatchData } from '../modules/graphics/read-match-data.ts';
import type { DemoStage } from './demo-stage.ts';
import { addMovingGround } from './moving-ground.ts';

/** Matches that graphics are made of. */
const mostMatches = 12;

/** Matches whose tickets are sold, for graphics that are made together. */
const derbies = [
  ['Yorkshire', 'Lancashire', 'Fri 1 July 18:30', 'Headingley, Leeds'],
  ['Nottinghamshire', 'Derbyshire', 'Sat 2 July 14:30', 'Trent Bridge, Nottingham'],
  ['Surrey', 'Middlesex', 'Thu 7 July 18:30', 'The Oval, London'],
  ['Warwickshire', 'Worcestershire', 'Fri 8 July 18:30', 'Edgbaston, Birmingham'],
  ['Somerset', 'Gloucestershire', 'Sat 9 July 14:30', 'County Ground, Taunton'],
] as const;

/** Publishes the templates that come with the product, and makes graphics of them from the demo's matches. */
export async function fillGraphics(stage: DemoStage): Promise<void> {
  const { context, people, time } = stage;
  const as = async (email: string) => {
    const viewer = await viewerById(context, people.get(email) ?? '');
    return { context: { ...context, viewer, token: null, signedIn: async () => null, throttle: async () => {} } };
  };
  const designer = await as('designer@pavilion.demo');
  const maker = await as('social@pavilion.demo');

  const templates = new Map<GraphicKind, { id: string; sample: Sample }>();
  for (const [index, sample] of sampleTemplates.entries()) {
    time.daysAgo(30 - index);
    const { name, kind, tags, design } = sample;
    const { id } = await call(importTemplate, { name, kind, tags: [...tags], department: 'Digital', design }, designer);
    if (kind === 'wicket') await addMovingGround(stage, id);
    await call(publishTemplate, { template: id }, designer);
    if (!templates.has(kind)) templates.set(kind, { id, sample });
  }

  const make = async (
    kind: GraphicKind,
    name: string,
    about: {
      match?: string;
      innings?: number | undefined;
      player?: string | undefined;
      upTo?: number | undefined;
    } = {},
  ) => {
    const template = templates.get(kind);
    if (template) await call(makeGraphic, { template: template.id, name, ...about }, maker);
  };
  const played = await context.store.find(matches, {
    where: { film: true },
    orderBy: [{ field: 'startDate', direction: 'desc' }],
    limit: mostMatches,
  });
  for (const [index, match] of played.entries()) {
    time.daysAgo(20 - index);
    const data = await readMatchData(context.store, match);
    const sides = sidesOf(match);
    await make('fixture', `${sides}: match day`, { match: match.id });
    if (data.balls.length === 0) continue;
    for (const kind of kindsOf(index)) await make(kind, `${sides}: ${kind}`, { match: match.id });
    for (const { kind, title, innings, player, upTo } of told(momentsIn(data)))
      await make(kind, title, { match: match.id, innings, player, upTo });
  }
  time.daysAgo(3);
  const ticket = templates.get('ticket');
  if (ticket) {
    const rows = derbies.map(([home, away, when, ground]) => ({ values: { home, away, when, ground, price: '£15' } }));
    const named = rows.map((row) => ({ ...row, name: `Tickets: ${row.values.home} v ${row.values.away}` }));
    await call(makeGraphics, { template: ticket.id, batch: 'demo-tickets', rows: named }, maker);
  }
  time.daysAgo(2);
  await addKitAndRundown(stage);
  for (const { kind, name } of sampleTemplates) if (!hasMatch(kind)) await make(kind, name);
}

/** A brand kit of the board, and a rundown of the latest graphics. */
async function addKitAndRundown({ context, people }: DemoStage): Promise<void> {
  const as = (email: string) => ({ kind: 'user', id: people.get(email) ?? '' }) as const;
  await context.store.transaction(as('designer@pavilion.demo'), (tx) =>
    tx.insert(brandKits, {
      name: 'National Cricket Board',
      colours: [
        { name: 'Ink', colour: '#070b1c' },
        { name: 'Navy', colour: '#0c1738' },
        { name: 'Gold', colour: '#f3c550' },
        { name: 'Red', colour: '#d8102e' },
        { name: 'Chalk', colour: '#f6f3ea' },
      ],
      gradients: [
        {
          name: 'Night game',
          turn: 90,
          stops: [
            { at: 0, colour: 'kit:Navy', opacity: 1 },
            { at: 1, colour: 'kit:Ink', opacity: 1 },
          ],
        },
        {
          name: 'Gold leaf',
          turn: 25,
          stops: [
            { at: 0, colour: '#b98a1f', opacity: 1 },
            { at: 0.5, colour: 'kit:Gold', opacity: 1 },
            { at: 1, colour: '#fff0bd', opacity: 1 },
          ],
        },
      ],
      textStyles: [
        {
          name: 'Headline',
          style: { ...plainText, font: 'Anton', weight: 400, size: 120, case: 'upper', lineHeight: 1.02 },
        },
        { name: 'Words', style: { ...plainText, weight: 500, size: 44 } },
      ],
    }),
  );
  const latest = await context.store.find(graphics, {
    orderBy: [{ field: 'created_at', direction: 'desc' }],
    limit: 6,
  });
  const rundown = latest.map(
    ({ id, name }, order) => [`item-${order + 1}`, { graphic: id, title: name, order }] as const,
  );
  await context.store.transaction(as('social@pavilion.demo'), (tx) =>
    tx.insert(controlDocs, { name: 'Finals Day stream', rundown: Object.fromEntries(rundown) }),
  );
}

const sidesOf = ({ team1Name = '', team2Name = '' }: Match) => `${team1Name} v ${team2Name}`;

/** Kinds of a match's graphics, so that each kind is made of some matches. */
const perMatch: readonly GraphicKind[] = [
  'line-up',
  'toss',
  'session score',
  'wicket',
  'ticket',
  'innings break',
  'result',
  'player of the match',
];
const kindsOf = (index: number): GraphicKind[] => [...new Set([perMatch[index % perMatch.length]!, 'result' as const])];

/** The two most telling moments of a match. */
const told = (moments: readonly Moment[]): Moment[] =>
  moments.filter(({ kind }) => kind === 'fifty or hundred' || kind === 'five wickets').slice(-2);
