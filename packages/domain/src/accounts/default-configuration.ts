import { type Configuration, channelId } from './configuration.ts';

/** Default extensions by kind of file, in lower case and without the dot, as the upload rules compare them. */
const video = ['mp4', 'mov', 'm4v', 'mxf'];
const image = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'tif', 'tiff', 'psd'];
const audio = ['mp3', 'wav', 'm4a', 'aac'];

const eighteenCounties = [
  'Derbyshire',
  'Durham',
  'Essex',
  'Glamorgan',
  'Gloucestershire',
  'Hampshire',
  'Kent',
  'Lancashire',
  'Leicestershire',
  'Middlesex',
  'Northamptonshire',
  'Nottinghamshire',
  'Somerset',
  'Surrey',
  'Sussex',
  'Warwickshire',
  'Worcestershire',
  'Yorkshire',
]; // OPN-065

/**
 * Competition filters of the scheduler (PRD-125). A deliverable matches when its title, folder, brand or brief contains
 * `display` or one of the `words`.
 */
const competitions = [
  { key: 'england-men', display: 'England Men', words: ['england men', 'england men’s'] },
  { key: 'england-women', display: 'England Women', words: ['england women', 'england women’s'] },
  { key: 'hundred-men', display: 'Hundred Men', words: ['hundred men'] },
  { key: 'hundred-women', display: 'Hundred Women', words: ['hundred women'] },
  { key: 'blast', display: 'Blast', words: ['blast'] },
  { key: 'championship', display: 'Championship', words: ['championship'] },
  { key: 'one-day-cup', display: 'One Day Cup', words: ['one day cup', 'one-day cup'] },
];

/** Configuration of a new installation. The organisation's name comes from the server's settings. */
export function defaultConfiguration(organisation: string): Omit<Configuration, 'id' | '_rev'> {
  return {
    organisation,
    ownCompany: organisation,
    companies: [organisation],
    departments: [
      'Digital',
      'The Hundred',
      'P+G Marketing',
      'Commercial Marketing',
      'Communications',
      'National Programmes',
      'Partnerships',
      'Events',
      organisation,
      'External',
    ], // PRD-126
    brand: [
      organisation,
      'England Men',
      'England Women',
      'The Hundred',
      'Vitality Blast',
      'County Championship',
      'One Day Cup',
      'All Stars',
      'Dynamos',
    ],
    partners: ['Vitality', 'Rothesay', 'Metro Bank', 'Toyota', 'KP Snacks', 'Sky', 'BBC'],
    producer: ['In-house', 'External'],
    formats: ['1920x1080', '1080x1920', '1080x1080', '1080x1350', '1200x628', '3840x2160', '2048x2048', 'A4', 'Other'],
    platforms: [
      'Instagram',
      'Facebook',
      'X',
      'YouTube',
      'TikTok',
      'LinkedIn',
      'Website',
      'App',
      'In-stadia',
      'Broadcast',
      'E-mail',
      'Print',
    ],
    costTypes: [
      'Crew',
      'Equipment',
      'Travel',
      'Accommodation',
      'Catering',
      'Location',
      'Music',
      'Talent',
      'Post-production',
      'Other',
    ],
    calendarEvents: [],
    delTypes: [
      { display: 'Video', allowedFiles: video },
      { display: 'Animation', allowedFiles: [...video, 'gif'] },
      { display: 'Image', allowedFiles: image },
      { display: 'Audio', allowedFiles: audio },
      { display: 'Email Design', allowedFiles: ['pdf', ...image, 'zip'] },
      { display: 'PDF', allowedFiles: ['pdf'] },
      { display: 'Document', allowedFiles: ['pdf', 'docx', 'pptx', 'xlsx', 'txt'] },
      { display: 'Project Files', allowedFiles: ['zip', 'psd', 'ai', 'indd', 'aep', 'prproj'] },
    ],
    delStatuses: [
      { key: 'production', display: 'Pre-Production' },
      { key: 'feedback', display: 'Awaiting Feedback' },
      { key: 'reworking', display: 'Reworking' },
      { key: 'signed', display: 'Signed Off' },
      { key: 'held', display: 'On Hold' },
    ], // DAT-054
    shooters: ['Shooter 1', 'Shooter 2'],
    competitions,
    counties: eighteenCounties,
    channels: [
      ...eighteenCounties.map((county) => ({ name: county, id: channelId(county) })),
      ...['Hampshire', 'Lancashire', 'Surrey', 'Yorkshire'].map((county) => ({
        name: `${county} Women`,
        id: channelId(`${county} Women`),
      })),
      { name: 'County Championship', id: channelId('County Championship') },
    ], // OPN-066: about 23
    administratorsNeedSecondFactor: false,
    tournament: { id: 'county-championship-2021', name: 'County Championship 2021' },
  };
}
