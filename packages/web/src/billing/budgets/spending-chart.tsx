import '@mantine/charts/styles.layer.css';
import { CompositeChart } from '@mantine/charts';
import { formatPounds, type MonthOfSpending } from '@pavilion/domain';
import { memo } from 'react';

interface SpendingChartProps {
  months: readonly MonthOfSpending[];
  /** Paid in, in pounds. */
  paid: number;
}

const monthWords = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const words = (month: string) => monthWords.format(new Date(`${month}-15T12:00:00Z`));

/** Chart of costs and work per month, with cumulative spending against the amount paid in. */
export const SpendingChart = memo(function SpendingChart({ months, paid }: SpendingChartProps) {
  const data = months.map(({ month, costs, work, spent }) => ({
    month: words(month),
    Costs: costs,
    Work: work,
    'Spent so far': spent,
  }));
  return (
    <>
      <div aria-hidden>
        <CompositeChart
          h={260}
          // Screen readers get the table below instead, so the hidden chart must not take the focus.
          composedChartProps={{ accessibilityLayer: false }}
          data={data}
          dataKey="month"
          withLegend
          tickLine="none"
          maxBarWidth={40}
          valueFormatter={(value) => formatPounds(value)}
          yAxisProps={{ tickFormatter: (value: number) => formatPounds(value, 'short'), width: 64 }}
          referenceLines={
            paid > 0 ? [{ y: paid, label: 'Paid in', color: 'var(--pv-green)', ifOverflow: 'extendDomain' }] : []
          }
          series={[
            { name: 'Costs', type: 'bar', color: 'var(--pv-blue)' },
            { name: 'Work', type: 'bar', color: 'var(--pv-orange)' },
            { name: 'Spent so far', type: 'line', color: 'var(--pv-violet)' },
          ]}
        />
      </div>
      <table className="visually-hidden">
        <caption>Spending by Month</caption>
        <thead>
          <tr>
            <th>Month</th>
            <th>Costs</th>
            <th>Work</th>
            <th>Spent so far</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, costs, work, spent }) => (
            <tr key={month}>
              <td>{words(month)}</td>
              <td>{formatPounds(costs)}</td>
              <td>{formatPounds(work)}</td>
              <td>{formatPounds(spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
});
