import { addDays, startOfWeek } from '../dates.ts';
import type { Deliverable } from './documents.ts';

/** A competition filter of the scheduler, with words to look for in a deliverable's title, folder, brand and brief. */
export interface CompetitionFilter {
  key: string;
  display: string;
  words: readonly string[];
}

type Named = Pick<Deliverable, 'title' | 'folderName' | 'productionTitle' | 'brand' | 'department'>;

/** Text with single spaces, without the marks that people leave out: "England Men’s" reads as "england men". */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/['’]s?\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Keys of a deliverable's competitions, by its title, folder, brand and brief (PRD-125). */
export function competitionsOf(deliverable: Named, competitions: readonly CompetitionFilter[]): string[] {
  const { title, folderName, productionTitle, brand } = deliverable;
  const named = [title, folderName, productionTitle, brand].map((text) => plain(text ?? '')).join('|');
  return competitions
    .filter(({ display, words }) => [display, ...words].some((word) => named.includes(plain(word))))
    .map(({ key }) => key);
}

/** A deliverable's department filter; unlisted departments count as the organisation's (PRD-126, OPN-054). */
export function departmentBucket(
  department: string | undefined | null,
  listed: readonly string[],
  organisation: string,
): string {
  return department && listed.includes(department) ? department : organisation;
}

/** Days on the page of a month (YYYY-MM), in whole weeks from Monday. */
export function monthPage(month: string): string[] {
  const first = startOfWeek(`${month}-01`);
  const days: string[] = [];
  for (let day = first; day.slice(0, 7) <= month || days.length % 7 !== 0; day = addDays(day, 1)) days.push(day);
  return days;
}
