/** Parses a typed day (1/6/26, 01.06.2026 or 2026-06-01) to YYYY-MM-DD; null if invalid. Always day before month. */
export function readTypedDay(typed: string): string | null {
  const text = typed.trim();
  const machine = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  const british = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|\d{2})$/.exec(text);
  const [year, month, day] = machine
    ? [machine[1], machine[2], machine[3]]
    : british
      ? [british[3]?.length === 2 ? `20${british[3]}` : british[3], british[2], british[1]]
      : [];
  // Someone typing 2026 passes through 20, which is not yet a year.
  if (!year || !month || !day || (british?.[3] === '20' && !machine)) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T12:00:00Z`);
  // JavaScript turns 31 June into 1 July; reject it instead.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}
