import type { MatchFilters } from '@pavilion/domain/archive';
import { urlChoice, urlList, urlText } from '../../kit/url-state.ts';

/** Match filters in the URL, so that a search can be shared as a link. */
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

/** The match filters among the values of a URL. */
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
