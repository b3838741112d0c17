/** Offered after the configured people (PLN-028). */
export const otherShooter = 'Other';

/** Choices of shooter: the configured people, then Other. */
export const shooterChoices = (named: readonly string[]): string[] => [
  ...named.filter((name) => name && name !== otherShooter),
  otherShooter,
];

/** Number of a shooter's colour (PLN-023): position among the configured people from 1; 0 for Other, unknown or none. */
export function shooterNumber(shooter: string | undefined, named: readonly string[]): number {
  return shooter === undefined || shooter === otherShooter ? 0 : named.indexOf(shooter) + 1;
}
