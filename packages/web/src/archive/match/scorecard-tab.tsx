import { Stack, Table, Text } from '@mantine/core';
import { type InningsScore, type Match, oversLabel, scoreLabel } from '@pavilion/domain/archive';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import classes from './match.module.css';

const ScorecardCharts = lazyPart(() => import('./scorecard-charts.tsx').then((module) => module.ScorecardCharts), {
  fallback: <PleaseWait height={320} />,
});

interface ScorecardTabProps {
  match: Match;
  innings: readonly InningsScore[];
}

/** The card of each innings as its deliveries tell it, with the worm and the runs of each over. */
export function ScorecardTab({ match, innings }: ScorecardTabProps) {
  return (
    <Stack gap="lg">
      <ScorecardCharts innings={innings} />
      {innings.map((each) => (
        <Panel
          key={each.innings}
          title={`${each.team || 'Innings'}, innings ${each.innings}`}
          note={`${scoreLabel(each)} in ${oversLabel(each.balls, match.cricketFormat)}, extras ${each.extras}`}
        >
          <div className={classes.innings}>
            <Batting innings={each} />
            <Bowling innings={each} format={match.cricketFormat} />
          </div>
        </Panel>
      ))}
    </Stack>
  );
}

function Batting({ innings }: { innings: InningsScore }) {
  return (
    <Table aria-label={`Batting of ${innings.team}`} verticalSpacing={6} className="tabular">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Batter</Table.Th>
          <Table.Th ta="right">Runs</Table.Th>
          <Table.Th ta="right">Balls</Table.Th>
          <Table.Th ta="right">4s</Table.Th>
          <Table.Th ta="right">6s</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {innings.batting.map((line) => (
          <Table.Tr key={line.name}>
            <Table.Td>
              {line.name}
              <Text size="xs" c="dimmed">
                {line.howOut ? [line.howOut, line.bowler && `b ${line.bowler}`].filter(Boolean).join(', ') : 'not out'}
              </Text>
            </Table.Td>
            <Table.Td ta="right" fw={600}>
              {line.runs}
            </Table.Td>
            <Table.Td ta="right">{line.balls}</Table.Td>
            <Table.Td ta="right">{line.fours}</Table.Td>
            <Table.Td ta="right">{line.sixes}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Bowling({ innings, format }: { innings: InningsScore; format: number | undefined }) {
  return (
    <Table aria-label={`Bowling against ${innings.team}`} verticalSpacing={6} className="tabular">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Bowler</Table.Th>
          <Table.Th ta="right">Overs</Table.Th>
          <Table.Th ta="right">Maidens</Table.Th>
          <Table.Th ta="right">Runs</Table.Th>
          <Table.Th ta="right">Wickets</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {innings.bowling.map((line) => (
          <Table.Tr key={line.name}>
            <Table.Td>{line.name}</Table.Td>
            <Table.Td ta="right">{oversLabel(line.balls, format).replace(' ov', '')}</Table.Td>
            <Table.Td ta="right">{line.maidens}</Table.Td>
            <Table.Td ta="right">{line.runs}</Table.Td>
            <Table.Td ta="right" fw={600}>
              {line.wickets}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
