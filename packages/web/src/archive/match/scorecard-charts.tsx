import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { SimpleGrid } from '@mantine/core';
import type { InningsScore } from '@pavilion/domain/archive';
import { useMemo } from 'react';
import { Panel } from '../../kit/panel.tsx';

const colours = ['var(--pv-red)', 'var(--pv-blue)', 'var(--pv-orange)', 'var(--pv-green)'];
const height = 260;

/** The worm (runs as the overs go by) and the runs of each over; loaded when the scorecard is opened. */
export function ScorecardCharts({ innings }: { innings: readonly InningsScore[] }) {
  const series = useMemo(
    () =>
      innings.map((each, index) => ({
        name: `innings${each.innings}`,
        label:
          innings.filter(({ team }) => team === each.team).length > 1 ? `${each.team} (${each.innings})` : each.team,
        color: colours[index % colours.length] ?? 'var(--pv-grey)',
      })),
    [innings],
  );
  const overs = useMemo(() => {
    const longest = Math.max(0, ...innings.map((each) => each.overs.length));
    return Array.from({ length: longest }, (_, index) => ({
      over: index + 1,
      totals: Object.fromEntries(innings.map((each) => [`innings${each.innings}`, each.overs[index]?.total])),
      runs: Object.fromEntries(innings.map((each) => [`innings${each.innings}`, each.overs[index]?.runs])),
    }));
  }, [innings]);
  const chart = { h: height, dataKey: 'over', series, withLegend: innings.length > 1, tickLine: 'none' as const };
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Panel title="Worm" note="Runs as the overs go by">
        <LineChart
          {...chart}
          data={overs.map(({ over, totals }) => ({ over, ...totals }))}
          withDots={false}
          connectNulls={false}
          curveType="linear"
          strokeWidth={2}
        />
      </Panel>
      <Panel title="Runs per over" note="Of each innings">
        <BarChart {...chart} data={overs.map(({ over, runs }) => ({ over, ...runs }))} minBarSize={1} />
      </Panel>
    </SimpleGrid>
  );
}
