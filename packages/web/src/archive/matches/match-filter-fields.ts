import type { MatchFilters } from '@pavilion/domain/archive';
import { urlChoice, urlList, urlText } from '../../kit/url-state.ts';

/** The filters in the address, so that what was looked for can be shared. */
export const matchFilterFields = {
  teams: urlList(),
  ground: urlText(),
  competition: urlText(),
  competitionName: urlText(),
  cricketType: urlText(),
  cricketFormat: urlText(),
  year: urlText(),
  int: urlChoice(['', 'yes', 'no'], ''),
};

/** The filters alone, of an address that holds other things besides. */
export const filtersOf = (values: MatchFilters): MatchFilters => ({
  teams: values.teams,
  ground: values.ground,
  competition: values.competition,
  competitionName: values.competitionName,
  cricketType: values.cricketType,
  cricketFormat: values.cricketFormat,
  year: values.year,
  int: values.int,
});
