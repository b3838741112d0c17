import {
  formatName,
  type MatchLookups,
  matchFormats,
  teams,
  typeName,
  venues,
  venueTitle,
} from '@pavilion/domain/archive';
import { useLive } from '@pavilion/sync/react';
import { useMemo } from 'react';

export interface Choice {
  value: string;
  label: string;
}
export interface Lookups extends MatchLookups {
  teams: readonly Choice[];
  venues: readonly Choice[];
  formats: readonly Choice[];
  types: readonly Choice[];
  /** While false, names may be incomplete. */
  venuesReady: boolean;
  formatsReady: boolean;
}

/** Names of teams, venues, formats and types (DAT-049, DAT-086), shared by all archive screens. */
export function useLookups(): Lookups {
  const teamList = useLive(teams, { orderBy: [{ field: 'teamName', direction: 'asc' }] });
  const venueList = useLive(venues, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const lists = useLive(matchFormats, {});
  return useMemo(() => {
    const venueNames = new Map(venueList.documents.map((venue) => [venue.id, venueTitle(venue)]));
    const optionsOf = (list: string, fallback: (number: number | undefined) => string): Choice[] => {
      const known = lists.documents.find((each) => each.list === list)?.options;
      if (known?.length) return known.map(({ id, name }) => ({ value: String(id), label: name }));
      return [1, 2, 3, 4].map((number) => ({ value: String(number), label: fallback(number) }));
    };
    const formats = optionsOf('formats', formatName);
    const types = optionsOf('types', typeName);
    const named = (choices: Choice[], other: (number: number | undefined) => string) => (number: number | undefined) =>
      choices.find(({ value }) => value === String(number))?.label ?? other(number);
    return {
      teams: teamList.documents.map(({ id, teamName }) => ({ value: id, label: teamName })),
      venues: venueList.documents.map((venue) => ({ value: venue.id, label: venueTitle(venue) })),
      formats,
      types,
      venueName: (id) => (id ? (venueNames.get(id) ?? '') : ''),
      formatName: named(formats, formatName),
      typeName: named(types, typeName),
      venuesReady: venueList.status === 'ready',
      formatsReady: lists.status === 'ready',
    };
  }, [teamList, venueList, lists]);
}
