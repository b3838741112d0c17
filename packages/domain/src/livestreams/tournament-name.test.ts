import { expect, it } from 'vitest';
import { tournamentName } from './tournament-name.ts';

const configured = { id: 'county-championship-2021', name: 'County Championship 2021' };

it.each([
  ['county-championship-2021', 'County Championship 2021'],
  ['county-championship-2019', 'County championship 2019'],
  ['One-Day Cup', 'One-Day Cup'],
  ['custom', ''],
  ['4711', ''],
  [undefined, ''],
])('the tournament %s is shown as “%s” (LIV-045)', (id, name) => {
  expect(tournamentName(id, configured)).toBe(name);
});
