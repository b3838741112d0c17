import type { Shift } from './documents.ts';

/** What a type of shift is called on the screen (PLN-013). */
export const shiftTypeWords = {
  production: 'Production',
  unavailable: 'Unavailable',
  holiday: 'Holiday',
} as const satisfies Record<Shift['type'], string>;

/** What stands on a shift's bar: its brief's title, or why somebody is away. */
export function shiftTitle({ type, title }: Pick<Shift, 'type' | 'title'>): string {
  return title || shiftTypeWords[type];
}
