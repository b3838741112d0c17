import { ActionIcon } from '@mantine/core';
import { matches, pagePath } from '@pavilion/domain';
import type { Match } from '@pavilion/domain/archive';
import { IconArrowRight } from '@tabler/icons-react';
import type { Column } from '../../kit/column.ts';
import { RelativeDate } from '../../kit/relative-date.tsx';
import classes from '../archive.module.css';
import type { Lookups } from '../use-lookups.ts';
import type { FilmOf } from './use-film-of.ts';

/**
 * Columns shared by all match tables, from home team to competition name (ARC-003, ARC-004, ARC-053). On a phone, the away team
 * and the film stand below the home team.
 */
export function matchColumns(lookups: Lookups, film?: FilmOf): Column<Match>[] {
  return [
    {
      key: 'team1Name',
      title: 'Home',
      render: ({ id, team1Name, team2Name }) => (
        <>
          <strong>{team1Name}</strong>
          <span className={classes.onPhone}>
            v <strong>{team2Name}</strong>
          </span>
          {film && <small className={classes.onPhone}>{filmWords(film, id, 'No film')}</small>}
        </>
      ),
    },
    { key: 'team2Name', title: 'Away', wide: true, render: ({ team2Name }) => <strong>{team2Name}</strong> },
    { key: 'startDate', title: 'Date', width: 110, render: ({ startDate }) => <RelativeDate value={startDate} /> },
    { key: 'ground', title: 'Venue', wide: true, render: ({ ground }) => lookups.venueName(ground) },
    { key: 'competition', title: 'Comp Stage', wide: true, render: ({ competition }) => whole(competition) },
    { key: 'competitionName', title: 'Comp Name', wide: true, render: ({ competitionName }) => competitionName },
  ];
}

/** Short text stays on one line; long names wrap. */
const whole = (text: string | undefined) => (
  <span style={{ whiteSpace: text && text.length < 24 ? 'nowrap' : 'normal' }}>{text}</span>
);

export const typeColumn = (lookups: Lookups): Column<Match> => ({
  key: 'cricketType',
  title: 'Type',
  wide: true,
  render: ({ cricketType }) => whole(lookups.typeName(cricketType)),
});

export const formatColumn = (lookups: Lookups): Column<Match> => ({
  key: 'cricketFormat',
  title: 'Format',
  wide: true,
  render: ({ cricketFormat }) => whole(lookups.formatName(cricketFormat)),
});

/** The recordings and reels of a match. */
export const filmColumn = (film: FilmOf): Column<Match> => ({
  key: 'film',
  title: 'Film',
  wide: true,
  render: ({ id }) => filmWords(film, id, 'None'),
});

/** Until it is known, its line has its place. */
const filmWords = ({ label, ready }: FilmOf, id: string, none: string): string =>
  ready ? label(id) || none : '\u00a0';

export const matchAddress = (id: string): string => `#${pagePath(matches, { id })}`;

/** ARC-005 */
export const arrowColumn = (nameOf: (match: Match) => string): Column<Match> => ({
  key: 'open',
  title: '',
  label: 'Match page',
  width: 48,
  align: 'right',
  render: (match) => (
    <ActionIcon component="a" href={matchAddress(match.id)} aria-label={`Open ${nameOf(match)}`}>
      <IconArrowRight size={16} />
    </ActionIcon>
  ),
});
