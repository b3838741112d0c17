import type { Shift } from './documents.ts';

/** On-screen names of session types (PLN-013). */
export const shiftTypeWords = {
  production: 'Production',
  unavailable: 'Unavailable',
  holiday: 'Holiday',
} as const satisfies Record<Shift['type'], string>;

/** Title of a session: its brief's, or the reason for an absence. */
export function shiftTitle({ type, title }: Pick<Shift, 'type' | 'title'>): string {
  return title || shiftTypeWords[type];
}
