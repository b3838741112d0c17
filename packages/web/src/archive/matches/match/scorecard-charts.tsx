import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { SegmentedControl, SimpleGrid } from '@mantine/core';
import type { InningsScore } from '@pavilion/domain/archive';
import { useMemo, useState } from 'react';
import { Panel } from '../../../kit/panel.tsx';

const colours = ['var(--pv-red)', 'var(--pv-blue)', 'var(--pv-orange)', 'var(--pv-green)'];
const height = 260;
const colourOf = (index: number) => colours[index % colours.length] ?? 'var(--pv-grey)';

/** Worm (cumulative runs by over) and runs per over. Loaded when the scorecard is opened. */
export function ScorecardCharts({ innings }: { innings: readonly InningsScore[] }) {
  const labels = useMemo(() => innings.map((each) => labelOf(each, innings)), [innings]);
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Worm innings={innings} labels={labels} />
      <RunsPerOver innings={innings} labels={labels} />
    </SimpleGrid>
  );
}

interface ChartProps {
  innings: readonly InningsScore[];
  labels: readonly string[];
}

function Worm({ innings, labels }: ChartProps) {
  const data = useMemo(() => {
    const longest = Math.max(0, ...innings.map((each) => each.overs.length));
    return Array.from({ length: longest }, (_, over) => ({
      over: over + 1,
      ...Object.fromEntries(innings.map((each) => [`innings${each.innings}`, each.overs[over]?.total])),
    }));
  }, [innings]);
  const series = innings.map((each, index) => ({
    name: `innings${each.innings}`,
    label: labels[index] ?? '',
    color: colourOf(index),
  }));
  return (
    <Panel title="Worm" note="Cumulative runs by over">
      <LineChart
        h={height}
        data={data}
        dataKey="over"
        series={series}
        withLegend={innings.length > 1}
        tickLine="none"
        withDots={false}
        connectNulls={false}
        curveType="linear"
        strokeWidth={2}
      />
    </Panel>
  );
}

/** One innings at a time: with several, the bars would be too thin to read. */
function RunsPerOver({ innings, labels }: ChartProps) {
  const [chosen, setChosen] = useState('0');
  const index = Math.min(Number(chosen), innings.length - 1);
  const shown = innings[index];
  return (
    <Panel
      title="Runs per over"
      note={shown ? `Most in one over: ${Math.max(0, ...shown.overs.map(({ runs }) => runs))}` : undefined}
      actions={
        innings.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label="Innings"
            value={String(index)}
            onChange={setChosen}
            data={labels.map((label, at) => ({ value: String(at), label }))}
          />
        )
      }
    >
      <BarChart
        h={height}
        data={(shown?.overs ?? []).map(({ over, runs }) => ({ over, runs }))}
        dataKey="over"
        series={[{ name: 'runs', label: 'Runs', color: colourOf(index) }]}
        tickLine="none"
        minBarSize={1}
      />
    </Panel>
  );
}

/** A side that bats twice gets the number of its innings. */
function labelOf(each: InningsScore, all: readonly InningsScore[]): string {
  const again = all.filter(({ team }) => team === each.team).length > 1;
  return again ? `${each.team} (${each.innings})` : each.team || `Innings ${each.innings}`;
}
