export interface RightsSection {
  /** `section` in the address of the page. */
  anchor: string;
  title: string;
  /** The stated rules. A section without any says so. */
  rules: readonly string[];
}

/** Title and date of the page (LIV-062). */
export const rightsTitle = 'Rights FAQs';
export const rightsUpdated = '23rd March 2021';

/** Sections in order, with the stated rules and nothing else (LIV-063, LIV-064, LIV-065, OPN-074). */
export const rightsSections: readonly RightsSection[] = [
  {
    anchor: 'live-streaming',
    title: 'Live streaming',
    rules: [
      'One watermark logo at a time.',
      'A neutral bumper lasts at least 3 seconds.',
      'An advertisement for ticket sales lasts at most 1 minute.',
    ],
  },
  {
    anchor: 'in-play-clips',
    title: 'In play clips',
    rules: ['Non-televised games: 6 clips of 30 seconds per hour per county.'],
  },
  {
    anchor: 'highlights',
    title: 'Highlights',
    rules: ['A 5 minute highlights package per day.', 'Televised games: 10 minutes, not before 06:00 the next day.'],
  },
  { anchor: 'syndication', title: 'Syndication', rules: [] },
  { anchor: 'domestic-archive', title: 'Domestic Archive', rules: ['Archives from 1995.'] },
  { anchor: 'international-archive', title: 'International Archive', rules: [] },
  { anchor: 'non-county-teams', title: 'Non-County Teams', rules: [] },
  { anchor: 'covid-19', title: 'Covid-19', rules: [] },
];
