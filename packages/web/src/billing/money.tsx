import { formatPounds } from '@pavilion/domain';

interface MoneyProps {
  /** Pounds. */
  amount: number | undefined;
  strong?: boolean;
}

/** Amount in tabular figures, red below zero; a dash when undefined (PLN-047). */
export function Money({ amount, strong = false }: MoneyProps) {
  if (amount === undefined) return <span>–</span>;
  return (
    <span
      className="tabular"
      style={{ whiteSpace: 'nowrap', ...(strong ? { fontWeight: 600 } : {}), ...(amount < 0 ? negative : {}) }}
    >
      {formatPounds(amount)}
    </span>
  );
}

const negative = { color: 'var(--pv-red)' };
