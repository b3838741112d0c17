/**
 * The day at which a calendar stands after it has turned to a month, for the week that may be looked at next: the day last looked
 * at, if it is of this month, else today, else the first.
 */
export function dayInMonth(month: string, { looked, today }: { looked: string; today: string }): string {
  return [looked, today].find((day) => day.startsWith(month)) ?? `${month}-01`;
}
