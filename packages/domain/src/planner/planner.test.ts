import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayName } from '../dates.ts';
import { sumDays } from '../effort.ts';
import { shiftCost, sumPounds, toPence } from '../money.ts';
import { bookedRate, lacksRate } from './booked-rate.ts';
import { calendarEvents, closedDays } from './calendar-events.ts';
import { shiftsShownFrom, shootsShownFrom } from './calendar-windows.ts';
import { coveredDays, dayCount, dayStep, lastDay, movedBy, quartersOn, resized } from './covered-days.ts';
import { dayLoads, daysOfWeek, freeInWeek, isOverbooked } from './day-load.ts';
import { layOutWeek } from './lay-out-week.ts';
import { missingForShift, missingForShoot } from './missing-for-booking.ts';
import { monthYear } from './month-year.ts';
import { billingColour, canStripBilling, firstBilling, offeredBillings } from './offered-billings.ts';
import { shooterChoices, shooterNumber } from './shooters.ts';
import { canSplit, splitIntoDays } from './split.ts';

/** Days around both clock changes, a leap day and a new year. */
const day = fc
  .tuple(fc.constantFrom('2024-02-26', '2026-03-27', '2026-10-23', '2026-12-29'), fc.integer({ min: 0, max: 9 }))
  .map(([from, by]) => addDays(from, by));
const days = fc.integer({ min: 1, max: 60 }).map((quarters) => quarters / 4);
const booking = fc.record({ date: day, days, workingDays: fc.boolean() });
const isWeekend = (each: string) => ['Saturday', 'Sunday'].includes(weekdayName(each));

describe('days of a booking', () => {
  // 20 November 2026 is a Friday.
  it.each([
    { from: '2026-11-20', days: 1, by: 8, drawn: true, last: '2026-11-22', weekend: true },
    { from: '2026-11-20', days: 1, by: 7, drawn: true, last: '2026-11-22', weekend: true },
    { from: '2026-11-20', days: 0.5, by: 2, drawn: true, last: '2026-11-20', weekend: false },
    { from: '2026-11-18', days: 2, by: 4, drawn: true, last: '2026-11-20', weekend: false },
    { from: '2026-11-20', days: 1, by: 4, drawn: false, last: '2026-11-23', weekend: false },
    { from: '2026-11-19', days: 3, by: 4, drawn: true, last: '2026-11-24', weekend: false },
    // 12 November is a Thursday; the booking skipped a weekend, and the end is drawn to Saturday 21.
    { from: '2026-11-12', days: 3, by: 20, drawn: true, last: '2026-11-23', weekend: false },
    { from: '2026-11-19', days: 3, by: -4, drawn: true, last: '2026-11-20', weekend: false },
  ])('$days days from $from, moved at the end by $by quarters, last until $last (PLN-014)', (row) => {
    const booked = { date: row.from, days: row.days, workingDays: true };
    const after = { ...booked, ...resized(booked, row.by, row.drawn) };
    expect(lastDay(after)).toBe(row.last);
    expect(coveredDays(after).some(isWeekend)).toBe(row.weekend);
  });
  it('a booking falls on as many days as it is long, the last one possibly in part (PLN-014)', () => {
    fc.assert(
      fc.property(booking, (booked) => {
        const covered = coveredDays(booked);
        expect(covered).toHaveLength(dayCount(booked));
        expect(covered).toEqual(covered.toSorted());
        if (booked.workingDays) expect(covered.slice(1).some(isWeekend)).toBe(false);
        else expect(covered).toEqual(covered.map((_, at) => addDays(booked.date, at)));
        // No effort falls on a skipped day.
        const span = Array.from({ length: daysBetween(booked.date, lastDay(booked)) + 1 }, (_, at) =>
          addDays(booked.date, at),
        );
        expect(span.filter((each) => quartersOn(booked, each) > 0)).toEqual(covered);
        expect(covered.at(-1)).toBe(lastDay(booked));
        expect(sumDays(covered.map((each) => quartersOn(booked, each) / 4))).toBe(booked.days);
        expect(quartersOn(booked, addDays(booked.date, -1))).toBe(0);
        expect(quartersOn(booked, addDays(lastDay(booked), 1))).toBe(0);
      }),
    );
  });

  it('four working days from Thursday end on Tuesday, unless the weekend is worked (PLN-014)', () => {
    const thursday = { date: '2026-10-22', days: 4 };
    expect(coveredDays({ ...thursday, workingDays: true })).toEqual([
      '2026-10-22',
      '2026-10-23',
      '2026-10-26',
      '2026-10-27',
    ]);
    expect(lastDay({ ...thursday, workingDays: false })).toBe('2026-10-25');
    expect(coveredDays({ date: '2026-10-24', days: 2, workingDays: true })).toEqual(['2026-10-24', '2026-10-26']);
  });

  it('a booking splits into single days that add up to its cost, to the penny (PLN-019 PLN-020 PLN-030 OPN-076)', () => {
    fc.assert(
      fc.property(booking, fc.integer({ min: 0, max: 10_000_000 }), (booked, pence) => {
        const parts = splitIntoDays({ ...booked, cost: pence / 100 });
        expect(sumDays(parts.map((part) => part.days))).toBe(booked.days);
        expect(toPence(sumPounds(parts.map((part) => part.cost ?? 0)))).toBe(pence);
        expect(parts.map((part) => part.date)).toEqual(coveredDays(booked));
        expect(parts.every((part) => part.days <= 1)).toBe(true);
      }),
    );
    expect([0.25, 1, 1.25, 2].map((each) => canSplit({ days: each }))).toEqual([false, false, true, true]);
  });

  it('a session costs its days times the day rate, to the penny, or the amount set by hand (PLN-017 PLN-018)', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 500_000 }), (each, rate) => {
        const cost = shiftCost({ days: each }, rate / 100);
        expect(Math.abs(toPence(cost) - each * rate)).toBeLessThanOrEqual(0.5);
        expect(shiftCost({ days: each, manualCost: false, cost: 1 }, rate / 100)).toBe(cost);
        expect(shiftCost({ days: each, manualCost: true, cost: 12.34 }, rate / 100)).toBe(12.34);
      }),
    );
  });

  it.each([
    ['its own rate', { rate: 300, days: 2, cost: 500 }, 250, 300],
    ['the billing’s, where the cost agrees', { days: 2, cost: 500 }, 250, 250],
    ['what its cost says, where the billing has changed since', { days: 2, cost: 500.01 }, 300, 250.01],
    ['the billing’s, where the cost was set by hand', { days: 2, cost: 90, manualCost: true }, 250, 250],
    ['the billing’s, where it has no cost', { days: 2 }, 250, 250],
  ])('a session is booked at %s (PLN-017)', (_, shift, dayRate, rate) => {
    expect(bookedRate({ manualCost: false, ...shift }, dayRate)).toBe(rate);
  });

  it.each([
    ['no rate and no cost', {}, true],
    ['a rate of nothing', { rate: 0 }, false],
    ['a cost set by hand', { manualCost: true, cost: 0 }, false],
    ['a cost from before rates were kept', { cost: 400 }, false],
    ['no rate, and is not invoiceable', { invoiceable: false }, false],
  ])('work with %s lacks a rate: %s (PLN-017 PLN-018)', (_, work, lacks) => {
    expect(lacksRate({ invoiceable: true, manualCost: false, cost: 0, ...work })).toBe(lacks);
  });

  it.each([
    ['Monday', '2026-10-19', -3, 1],
    ['Friday', '2026-10-23', -1, 3],
    ['Saturday', '2026-10-24', -1, 2],
    ['Sunday', '2026-10-25', -2, 1],
  ])('a step of a day from %s passes over weekends that the booking skips (PLN-014)', (_, date, back, on) => {
    const booking = { date, workingDays: true };
    expect([dayStep(booking, -1), dayStep(booking, 1)]).toEqual([back, on]);
    expect([dayStep({ date }, -1), dayStep({ date }, 1)]).toEqual([-1, 1]);
  });

  // 8 January 2027 is a Friday.
  it.each([
    ['two columns on', { date: '2027-01-08', days: 3, workingDays: true }, 1, 2, '2027-01-12'],
    ['one column on', { date: '2027-01-08', days: 3, workingDays: true }, 1, 1, '2027-01-11'],
    ['onto the weekend', { date: '2027-01-08', days: 3, workingDays: true }, 1, 5, '2027-01-15'],
    ['a week back', { date: '2027-01-07', days: 4, workingDays: true }, 2, -7, '2026-12-31'],
    ['with weekends worked', { date: '2027-01-08', days: 5 }, 3, 2, '2027-01-10'],
    ['by its first day', { date: '2027-01-04', days: 3, workingDays: true }, 0, 5, '2027-01-09'],
  ])(
    'a part in a later week that is moved %s lands there, with its days before it (PLN-014)',
    (_, whole, before, by, date) => {
      expect(addDays(whole.date, movedBy(whole, before, by))).toBe(date);
    },
  );

  it('a part that is moved lands where it was dropped, or on the working day beside it, and begins on no weekend (PLN-014)', () => {
    fc.assert(
      fc.property(booking, fc.nat(20), fc.integer({ min: -10, max: 10 }), (given, at, by) => {
        const whole = { ...given, workingDays: true };
        const covered = coveredDays(whole);
        const before = 1 + (at % Math.max(1, covered.length - 1));
        fc.pre(before < covered.length);
        const moved = { ...whole, date: addDays(whole.date, movedBy(whole, before, by)) };
        expect(isWeekend(moved.date)).toBe(false);
        const [dropped, landed] = [addDays(covered[before]!, by), coveredDays(moved)[before]!];
        if (isWeekend(dropped)) expect(Math.abs(daysBetween(dropped, landed))).toBeLessThanOrEqual(2);
        else expect(landed).toBe(dropped);
      }),
    );
  });

  it('a booking stored without working days takes the weekend too (PLN-014)', () => {
    expect(coveredDays({ date: '2026-10-24', days: 2 })).toEqual(['2026-10-24', '2026-10-25']);
  });

  it.each([
    ['2026-07-30', 1, ['07-2026']],
    ['2026-07-30', 3, ['07-2026', '08-2026']],
    ['2026-12-31', 33, ['12-2026', '01-2027', '02-2027']],
  ])('a shoot on %s that lasts %d days has the months %j (PLN-029)', (date, length, months) => {
    expect(monthYear({ date, days: length })).toEqual(Object.fromEntries(months.map((month) => [month, true])));
  });
});

describe('a week of a row', () => {
  const monday = '2026-10-19';
  const inWeek = fc.array(
    fc.record({
      date: fc.integer({ min: -6, max: 8 }).map((by) => addDays(monday, by)),
      days: fc.integer({ min: 1, max: 24 }).map((quarters) => quarters / 4),
      workingDays: fc.boolean(),
    }),
    { maxLength: 12 },
  );

  it('a week begins on Monday and has seven days, even when the clocks change (PLN-003)', () => {
    const week = daysOfWeek(monday);
    expect(week.map(weekdayName)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
  });

  it('a week shows each of its bookings once, on its own days and without overlaps', () => {
    fc.assert(
      fc.property(inWeek, (given) => {
        const bookings = given.map((each, at) => ({ ...each, id: String(at) }));
        const { bars, lanes } = layOutWeek(bookings, monday);
        const touching = bookings.filter((each) => daysOfWeek(monday).some((date) => quartersOn(each, date) > 0));
        expect(bars.map((bar) => bar.booking.id).sort()).toEqual(touching.map(({ id }) => id).sort());
        const taken = new Set<string>();
        for (const { booking: booked, lane, from, to } of bars) {
          expect(lane).toBeLessThan(lanes);
          for (let at = from; at < to; at += 1) {
            expect(quartersOn(booked, addDays(monday, Math.floor(at / 4)))).toBeGreaterThan(0);
            expect(taken.has(`${lane} ${at}`)).toBe(false);
            taken.add(`${lane} ${at}`);
          }
        }
        const overbooked = dayLoads(bookings, daysOfWeek(monday)).some(isOverbooked);
        if (!overbooked) expect(lanes).toBe(1);
      }),
      {
        // An overbooked Sunday before this week must not add a lane to it.
        examples: [
          [
            [
              { date: '2026-10-18', days: 1.25, workingDays: false },
              { date: '2026-10-16', days: 3.25, workingDays: false },
            ],
          ],
        ],
        numRuns: 1_000,
      },
    );
  });

  const at = (id: string, day: number, days: number) => ({ id, date: addDays(monday, day), days });
  it.each([
    [
      'parts of a day stand side by side',
      [at('b', 0, 0.5), at('a', 0, 0.5)],
      [
        ['a', 0, 0, 2],
        ['b', 0, 2, 4],
      ],
    ],
    [
      'longer ones come first',
      [at('a', 1, 0.25), at('b', 1, 0.75)],
      [
        ['b', 0, 4, 7],
        ['a', 0, 7, 8],
      ],
    ],
    [
      'earlier ones come first, whatever their length',
      [at('a', 1, 1), at('b', 0, 0.5)],
      [
        ['b', 0, 0, 2],
        ['a', 0, 4, 8],
      ],
    ],
    [
      'what does not fit begins another line at the beginning of its day',
      [at('a', 0, 1), at('b', 0, 0.5)],
      [
        ['a', 0, 0, 4],
        ['b', 1, 0, 2],
      ],
    ],
    [
      'what is left from before Monday leaves room beside it',
      [at('a', -1, 1.5), at('b', 0, 0.5)],
      [
        ['a', 0, 0, 2],
        ['b', 0, 2, 4],
      ],
    ],
    [
      'what goes on after Sunday begins with its day',
      [at('a', 6, 1.25), at('b', 6, 0.25)],
      [
        ['a', 0, 24, 28],
        ['b', 1, 24, 25],
      ],
    ],
  ] as const)('%s (PLN-003)', (_, bookings, bars) => {
    for (const given of [bookings, [...bookings].reverse()]) {
      const laid = layOutWeek(given, monday);
      expect(laid.bars.map(({ booking, lane, from, to }) => [booking.id, lane, from, to])).toEqual(bars);
      expect(laid.lanes).toBe(Math.max(...bars.map(([, lane]) => lane)) + 1);
    }
  });

  it('an empty week has one line, and bars say whether they began before it or go on after it (PLN-003)', () => {
    expect(layOutWeek([], monday)).toEqual({ lanes: 1, bars: [] });
    const { bars } = layOutWeek([at('all', -1, 9), at('first', 0, 7), at('last', 6, 1)], monday);
    expect(bars.map(({ booking, before, after }) => [booking.id, before, after])).toEqual([
      ['all', true, true],
      ['first', false, false],
      ['last', false, false],
    ]);
  });

  it('free time counts working days only', () => {
    expect(freeInWeek([0, 0, 0, 0, 0, 0, 0])).toBe(20);
    const bookings = [
      { date: addDays(monday, -1), days: 1.5 },
      { date: addDays(monday, 2), days: 2 },
      { date: addDays(monday, 2), days: 0.5 },
      { date: addDays(monday, 5), days: 1 },
    ];
    const loads = dayLoads(bookings, daysOfWeek(monday));
    expect(loads).toEqual([2, 0, 6, 4, 0, 4, 0]);
    expect(loads.map(isOverbooked)).toEqual([false, false, true, false, false, false, false]);
    expect(freeInWeek(loads)).toBe(10);
    expect(freeInWeek(loads, [true, false, true, false, false, true, true])).toBe(8);
  });
});

describe('the configured events', () => {
  const events = [
    { title: 'Finals Day', start: '2026-09-05' },
    { title: 'Tour', start: '2026-08-28T10:00', end: '2026-09-06', colour: '#f5365c' },
    { title: 'Backwards', start: '2026-09-04', end: '2026-08-01' },
    { title: 'For ever', start: '2026-09-06', end: '2999-01-01' },
    { title: '', start: '2026-09-05' },
    { title: 'No day', start: 'soon' },
    { title: 'Another week', start: '2026-09-07' },
  ];
  it('calendar events appear on each of their days, earliest first (DAT-053)', () => {
    const shown = calendarEvents({ calendarEvents: events }, '2026-08-31', '2026-09-06');
    expect(shown.map(({ title, date, days }) => [title, date, days])).toEqual([
      ['Tour', '2026-08-28', 10],
      ['Backwards', '2026-09-04', 1],
      ['Finals Day', '2026-09-05', 1],
      ['For ever', '2026-09-06', 366],
    ]);
    expect(shown[0]?.colour).toBe('#f5365c');
    const closed = calendarEvents(
      { calendarEvents: [{ title: 'Office closed', start: '2026-09-01', closed: true }] },
      '2026-08-31',
      '2026-09-06',
    );
    expect(closedDays([...shown, ...closed], daysOfWeek('2026-08-31'))).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(calendarEvents({ calendarEvents: [] }, '2026-08-31', '2026-09-06')).toEqual([]);
  });
});

describe('the forms', () => {
  const form = { resourceId: 'r', type: 'production', productionId: 'p', date: '2026-07-04', days: 1 } as const;
  it.each([
    ['PLN-015', { ...form, productionId: null }, ['a brief']],
    ['PLN-016', { ...form, type: 'holiday' as const, productionId: null }, []],
    ['PLN-016', { ...form, type: 'unavailable' as const, productionId: undefined }, []],
    ['PLN-015', { ...form, resourceId: '', date: '' }, ['a resource', 'a date']],
    ['PLN-015', form, []],
    ['PLN-015', { ...form, date: '2026-02-30' }, ['a date']],
    ['PLN-014', { ...form, days: null }, ['the number of days']],
    ['PLN-014', { ...form, days: 0 }, ['the number of days']],
    ['PLN-014', { ...form, days: 0.25 }, []],
    ['PLN-018', { ...form, manualCost: true, cost: null }, ['the cost']],
    ['PLN-018', { ...form, manualCost: false, cost: null }, []],
    ['PLN-017', { ...form, billingsLoaded: false }, ['the billings, which are not loaded yet']],
    ['PLN-016', { ...form, type: 'holiday' as const, billingsLoaded: false }, []],
    ['PLN-017', { ...form, billingsLoaded: true }, []],
  ])('%s a session with %o still needs %j', (_, given, missing) => {
    expect(missingForShift(given)).toEqual(missing);
  });

  it.each([
    [{ productionId: 'p', date: '2026-07-04' }, []],
    [{ productionId: '', date: '2026-07-04' }, ['a brief']],
    [{ productionId: 'p', date: '' }, ['a date']],
    [{ productionId: 'p', date: '2026-07-04', days: null }, ['the number of days']],
    [{ productionId: null, date: '2026-02-30' }, ['a brief', 'a date']],
  ])('a shoot with %o still needs %j (PLN-025)', (given, missing) => {
    expect(missingForShoot(given)).toEqual(missing);
  });

  it('the active billings of a resource are offered, its default first', () => {
    const billings = [
      { id: 'a', active: true },
      { id: 'b', active: true },
      { id: 'c', active: false },
      { id: 'd', active: true },
    ];
    const resource = { availableBillings: ['a', 'b', 'c'], defaultBilling: 'b' };
    expect(offeredBillings(resource, billings).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(firstBilling(resource, billings)?.id).toBe('b');
    expect(firstBilling({ availableBillings: ['a', 'b'] }, billings)).toBeUndefined();
    expect(firstBilling({ availableBillings: ['d'], defaultBilling: 'c' }, billings)?.id).toBe('d');
    expect(offeredBillings(undefined, billings)).toEqual([]);
  });

  it('a billing has its own colour, or its group’s (PLN-041)', () => {
    expect(billingColour({ group: 'Retainer' })).toBe('#5e72e4');
    expect(billingColour({ group: 'Rate Card', colour: '#123456' })).toBe('#123456');
    expect(billingColour({})).toBeUndefined();
  });

  it('billings can be removed only from an inactive resource (PLN-035)', () => {
    expect(canStripBilling({ active: true })).toBe(false);
    expect(canStripBilling({ active: false })).toBe(true);
  });

  it('the shooter is a named person or Other (PLN-028 OPN-054)', () => {
    expect(shooterChoices(['Ann', 'Bob'])).toEqual(['Ann', 'Bob', 'Other']);
    expect(['Ann', 'Bob', 'Other', 'Gone', undefined].map((one) => shooterNumber(one, ['Ann', 'Bob']))).toEqual([
      1, 2, 0, 0, 0,
    ]);
  });

  it('the calendars go back four months for sessions and sixty days for shoots (PLN-011 PLN-012)', () => {
    expect(shiftsShownFrom('2026-07-31')).toBe('2026-03-31');
    expect(shiftsShownFrom('2026-06-30')).toBe('2026-02-28');
    expect(daysBetween(shootsShownFrom('2026-04-10'), '2026-04-10')).toBe(60);
  });
});
