import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { formatDay } from '@pavilion/domain';

interface ReportChartProps {
  label: string;
  points: readonly { date: string; value: number }[];
}

/** Chart with a bar for each day, loaded when a report is requested. The table below it has the same values. */
export function ReportChart({ label, points }: ReportChartProps) {
  const data = points.map(({ date, value }) => ({ day: formatDay(date).slice(0, 5), value: Math.round(value) }));
  return (
    <figure style={{ margin: 0 }} aria-label={`${label} by day`}>
      <BarChart
        h={180}
        data={data}
        dataKey="day"
        series={[{ name: 'value', label, color: 'var(--mantine-primary-color-filled)' }]}
        tickLine="none"
        minBarSize={1}
        maxBarWidth={40}
      />
    </figure>
  );
}
