/** PLN-028: besides the named people. */
export const otherShooter = 'Other';

/** Who may be chosen as shooter: the configured people, then Other. */
export const shooterChoices = (named: readonly string[]): string[] => [
  ...named.filter((name) => name && name !== otherShooter),
  otherShooter,
];

/** Which colour a shooter has (PLN-023): the place among the named people from 1; 0 for Other and for nobody. */
export function shooterNumber(shooter: string | undefined, named: readonly string[]): number {
  return shooter === undefined || shooter === otherShooter ? 0 : named.indexOf(shooter) + 1;
}
