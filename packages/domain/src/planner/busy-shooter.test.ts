import { expect, it } from 'vitest';
import { busyAtShoots, busyShooter, daysTakenByShoots } from './busy-shooter.ts';

const shoot = { shooter: 'Jane', date: '2026-11-24', days: 2, shootStatus: 'pencilled' as const };
const other = {
  date: '2026-11-25',
  days: 1,
  shootTitle: 'Media day',
  prodTitle: 'Ashes',
  shootStatus: 'confirmed' as const,
};
const session = {
  date: '2026-11-24',
  days: 0.25,
  type: 'production' as const,
  resourceName: 'Jane',
  title: 'Finals film',
};
const holiday = { ...session, days: 3, type: 'holiday' as const, title: '' };

it.each([
  ['nothing else', [], [], undefined],
  ['another shoot', [other], [], [['2026-11-25'], 'Jane is at “Media day” that day.']],
  ['a shoot without a title', [{ ...other, shootTitle: '' }], [], [['2026-11-25'], 'Jane is at “Ashes” that day.']],
  ['a cancelled shoot', [{ ...other, shootStatus: 'cancelled' as const }], [], undefined],
  ['a shoot before', [{ ...other, date: '2026-11-23' }], [], undefined],
  ['a holiday', [other], [holiday], [['2026-11-24', '2026-11-25'], 'Jane is on holiday that day.']],
  [
    'an absence',
    [],
    [{ ...holiday, type: 'unavailable' as const, days: 1 }],
    [['2026-11-24'], 'Jane is not available that day.'],
  ],
  ['a quarter of a day of work', [], [session], [['2026-11-24'], 'Jane is booked on “Finals film” that day.']],
] as const)('a shooter with %s (PLN-028)', (_, shoots, sessions, expected) => {
  const clash = busyShooter(shoot, shoots, sessions);
  expect(clash && [clash.days, clash.sentence]).toEqual(expected);
});

it('work on the brief of the shoot is time for the shoot (PLN-028)', () => {
  const own = { ...session, productionId: 'ashes' };
  expect(busyShooter({ ...shoot, productionId: 'ashes' }, [], [own])).toBeUndefined();
  expect(busyShooter({ ...shoot, productionId: 'hundred' }, [], [own])?.days).toEqual(['2026-11-24']);
});

it.each([
  { ...shoot, shooter: 'Other' },
  { ...shoot, shooter: '' },
  { ...shoot, shootStatus: 'cancelled' as const },
])('no clash for Other, nobody or a cancelled shoot: %j (PLN-028)', (planned) => {
  expect(busyShooter(planned, [other], [holiday])).toBeUndefined();
});

it.each([
  ['the day of a shoot', {}, 'Jane is at “Media day” that day.'],
  ['another day', { date: '2026-11-26' }, undefined],
  ['the day of a shoot of its own brief', { productionId: 'ashes' }, undefined],
  ['a day of Other', { resourceName: 'Other' }, undefined],
] as const)('a session on %s (PLN-006 PLN-028)', (_, changed, sentence) => {
  const booked = { resourceName: 'Jane', productionId: 'hundred', date: '2026-11-25', days: 0.25, ...changed };
  expect(busyAtShoots(booked, [{ ...other, productionId: 'ashes' }])?.sentence).toBe(sentence);
});

it('a shoot takes whole days of its shooter, unless it is cancelled (PLN-006 PLN-028)', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
  const planned = [
    shoot,
    { ...shoot, date: '2026-11-26', days: 5 },
    { ...shoot, shooter: 'Tom', shootStatus: 'cancelled' as const },
    { ...shoot, shooter: 'Other' },
  ];
  expect([...daysTakenByShoots(planned, days, [true, false, false, false])]).toEqual([
    ['Jane', [true, true, true, true]],
  ]);
  expect(daysTakenByShoots([shoot], days, [])).toEqual(new Map([['Jane', [false, true, true, false]]]));
});
