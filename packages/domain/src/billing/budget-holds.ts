interface Held {
  payments: number;
  costs: number;
  sessions: number;
}

/** Why a budget cannot be deleted: what it holds (OPN-080). Undefined for an empty one. */
export function budgetHolds({ payments, costs, sessions }: Held): string | undefined {
  const holds = [counted(payments, 'payment'), counted(costs, 'cost'), counted(sessions, 'session')].filter(Boolean);
  if (holds.length === 0) return undefined;
  const words = holds.length > 1 ? `${holds.slice(0, -1).join(', ')} and ${holds.at(-1)}` : holds[0];
  return `This budget has ${words} and stays. It can be set inactive instead.`;
}

const counted = (count: number, noun: string) =>
  count === 0 ? '' : `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
