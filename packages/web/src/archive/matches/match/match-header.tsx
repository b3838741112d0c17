import { type InningsScore, type Match, oversLabel, type ScorecardAnswer, scoreLabel } from '@pavilion/domain/archive';
import { RelativeDate } from '../../../kit/relative-date.tsx';
import { useLookups } from '../../use-lookups.ts';
import classes from './match.module.css';

/** Scoreboard: teams, venue, format, type, competition, date, and the score of each innings with deliveries (ARC-031). */
export function MatchHeader({ match, card }: { match: Match; card: ScorecardAnswer }) {
  const innings = card.innings.filter(({ superOver }) => !superOver);
  const lookups = useLookups();
  const facts = [
    lookups.venueName(match.ground),
    lookups.formatName(match.cricketFormat),
    lookups.typeName(match.cricketType),
    [match.competitionName, match.competition].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <header className={classes.board}>
      <h1 className={classes.teams}>
        <Side match={match} side="home" innings={innings} />
        <span className={classes.versus}>v</span>
        <Side match={match} side="away" innings={innings} />
      </h1>
      {card.result && <p className={classes.result}>{card.result}</p>}
      <p className={classes.facts}>
        <span className={classes.date}>
          <RelativeDate value={match.startDate} />
        </span>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </header>
  );
}

interface SideProps {
  match: Match;
  side: 'home' | 'away';
  innings: readonly InningsScore[];
}

function Side({ match, side, innings }: SideProps) {
  const name = (side === 'home' ? match.team1Name : match.team2Name) ?? '';
  const own = innings.filter((each) => sideOf(match, each.team) === side);
  return (
    <span className={classes.side} data-side={side}>
      <span className={classes.team}>{name}</span>
      {own.length > 0 && (
        <span className={classes.scores}>
          {own.map((each) => (
            <span key={each.innings} className={classes.score}>
              {!each.forfeited && scoreLabel(each)}{' '}
              <small>
                {each.forfeited ? 'forfeited' : oversLabel(each.balls, match.cricketFormat, each.ballsPerOver)}
              </small>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** Feeds shorten team names: "Surrey" for "Surrey Women". */
function sideOf(match: Match, team: string): 'home' | 'away' {
  if (team === match.team1Name) return 'home';
  if (team === match.team2Name) return 'away';
  return team !== '' && match.team2Name?.startsWith(team) ? 'away' : 'home';
}
