import { Table } from '@mantine/core';
import { type BowlerLine, type InningsScore, oversLabel, runRate, theHundred } from '@pavilion/domain/archive';

interface BowlingTableProps {
  innings: InningsScore;
  format: number | undefined;
}

/** Bowling figures of an innings. */
export function BowlingTable({ innings, format }: BowlingTableProps) {
  const { team, ballsPerOver } = innings;
  const byBalls = format === theHundred;
  const bowled = ({ balls }: BowlerLine) =>
    byBalls ? balls : oversLabel(balls, format, ballsPerOver).replace(' ov', '');
  const headings = [
    byBalls ? ['B', 'Balls'] : ['O', 'Overs'],
    ['M', 'Maidens'],
    ['R', 'Runs'],
    ['W', 'Wickets'],
    ['Econ', `Economy: runs ${byBalls ? 'a ball' : 'an over'}`],
    ['Wd', 'Wides bowled'],
    ['Nb', 'No-balls bowled'],
  ] as const;
  return (
    <Table aria-label={`Bowling against ${team}`} verticalSpacing={6} horizontalSpacing={6} className="tabular">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Bowler</Table.Th>
          {headings.map(([short, title]) => (
            <Table.Th key={short} ta="right">
              <abbr title={title}>{short}</abbr>
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {innings.bowling.map((line) => (
          <Table.Tr key={line.name}>
            <Table.Td>{line.name}</Table.Td>
            <Table.Td ta="right">{bowled(line)}</Table.Td>
            <Table.Td ta="right">{line.maidens}</Table.Td>
            <Table.Td ta="right">{line.runs}</Table.Td>
            <Table.Td ta="right" fw={600}>
              {line.wickets}
            </Table.Td>
            <Table.Td ta="right">{runRate(line.runs, line.balls, format, ballsPerOver)}</Table.Td>
            <Table.Td ta="right">{line.wides}</Table.Td>
            <Table.Td ta="right">{line.noBalls}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
