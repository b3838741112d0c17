import { Stack, Table, Text } from '@mantine/core';
import {
  dismissalLabel,
  extrasLabel,
  type InningsScore,
  oversLabel,
  scoreLabel,
  strikeRate,
  wicketFallLabel,
} from '@pavilion/domain/archive';
import classes from './match.module.css';

interface BattingTableProps {
  innings: InningsScore;
  format: number | undefined;
}

/** Batting card: batters, extras, total, who did not bat, and the fall of wickets. */
export function BattingTable({ innings, format }: BattingTableProps) {
  const { extras, extrasByKind, didNotBat, absentHurt, fallOfWickets, balls, ballsPerOver } = innings;
  const falls = fallOfWickets.map((fall) => wicketFallLabel(fall, format, ballsPerOver));
  return (
    <Stack gap="sm">
      <Table aria-label={`Batting of ${innings.team}`} verticalSpacing={6} className="tabular">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Batter</Table.Th>
            <Table.Th ta="right">Runs</Table.Th>
            <Table.Th ta="right">Balls</Table.Th>
            <Table.Th ta="right">4s</Table.Th>
            <Table.Th ta="right">6s</Table.Th>
            <Table.Th ta="right">
              <abbr title="Strike rate: runs in 100 balls">SR</abbr>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {innings.batting.map((line) => (
            <Table.Tr key={line.name}>
              <Table.Td>
                {line.name}
                <Text size="xs" c="dimmed">
                  {dismissalLabel(line)}
                </Text>
              </Table.Td>
              <Table.Td ta="right" fw={600}>
                {line.runs}
              </Table.Td>
              <Table.Td ta="right">{line.balls}</Table.Td>
              <Table.Td ta="right">{line.fours}</Table.Td>
              <Table.Td ta="right">{line.sixes}</Table.Td>
              <Table.Td ta="right">{strikeRate(line)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <SumRow title="Extras" detail={extrasLabel(extrasByKind)} sum={String(extras)} />
          <SumRow title="Total" detail={oversLabel(balls, format, ballsPerOver)} sum={scoreLabel(innings)} />
        </Table.Tfoot>
      </Table>
      <dl className={classes.notes}>
        <Names title="Did not bat" names={didNotBat} />
        <Names title="Absent hurt" names={absentHurt} />
        <Names title="Fall of wickets" names={falls} />
      </dl>
    </Stack>
  );
}

function SumRow({ title, detail, sum }: { title: string; detail: string; sum: string }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {title}
        <Text size="xs" c="dimmed" fw={400}>
          {detail}
        </Text>
      </Table.Th>
      <Table.Td ta="right" fw={600}>
        {sum}
      </Table.Td>
      <Table.Td colSpan={4} />
    </Table.Tr>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>{names.join(', ')}</dd>
    </div>
  );
}
