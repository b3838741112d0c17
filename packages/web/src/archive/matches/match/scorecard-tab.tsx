import { Stack } from '@mantine/core';
import {
  type InningsScore,
  type Match,
  oversLabel,
  runRate,
  type ScorecardAnswer,
  scoreLabel,
  theHundred,
} from '@pavilion/domain/archive';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { PleaseWait } from '../../../kit/please-wait.tsx';
import classes from './match.module.css';
import { BattingTable } from './scorecard-batting.tsx';
import { BowlingTable } from './scorecard-bowling.tsx';

const ScorecardCharts = lazyPart(() => import('./scorecard-charts.tsx').then((module) => module.ScorecardCharts), {
  fallback: <PleaseWait height={320} />,
});

interface ScorecardTabProps {
  match: Match;
  card: ScorecardAnswer;
}

/** Scorecard counted from the deliveries: result, toss, worm, runs per over, and a card for each innings. */
export function ScorecardTab({ match, card }: ScorecardTabProps) {
  const { innings, result, toss, playersOfMatch } = card;
  const title = playersOfMatch.length > 1 ? 'Players of the match' : 'Player of the match';
  const facts = [result, toss, playersOfMatch.length > 0 && `${title}: ${playersOfMatch.join(', ')}`].filter(Boolean);
  return (
    <Stack gap="lg">
      {facts.length > 0 && (
        <ul className={classes.outcome} aria-label="Result">
          {facts.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
      )}
      <ScorecardCharts innings={innings.filter(({ overs }) => overs.length > 0)} />
      {innings.map((each) => (
        <Panel key={each.innings} title={inningsTitle(each)} note={totalLabel(each, match.cricketFormat)}>
          {!each.forfeited && (
            <div className={classes.innings}>
              <BattingTable innings={each} format={match.cricketFormat} />
              <BowlingTable innings={each} format={match.cricketFormat} />
            </div>
          )}
        </Panel>
      ))}
    </Stack>
  );
}

const inningsTitle = ({ team, innings, superOver }: InningsScore) =>
  `${team || 'Innings'}, ${superOver ? 'super over' : `innings ${innings}`}`;

/** `245/6 in 50 ov, 4.90 an over`; runs a ball for The Hundred. */
export function totalLabel(innings: InningsScore, format: number | undefined): string {
  if (innings.forfeited) return 'Innings forfeited';
  const { runs, balls, ballsPerOver } = innings;
  const rate = runRate(runs, balls, format, ballsPerOver);
  const score = `${scoreLabel(innings)} in ${oversLabel(balls, format, ballsPerOver)}`;
  return rate ? `${score}, ${rate} ${format === theHundred ? 'a ball' : 'an over'}` : score;
}
