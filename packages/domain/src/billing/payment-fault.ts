import { toPence } from '../money.ts';
import type { Payment } from './documents.ts';

/** Fault of a payment to be stored: an amount of nothing. A payment that is stored with it can still be edited. */
export function paymentFault(
  payment: Pick<Payment, 'total'>,
  before: Pick<Payment, 'total'> | null,
): { field: 'total'; message: string } | undefined {
  if (toPence(payment.total) !== 0 || before?.total === payment.total) return undefined;
  return { field: 'total', message: 'A payment of £0.00 moves no money. Enter an amount.' };
}
