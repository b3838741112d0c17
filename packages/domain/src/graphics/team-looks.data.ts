import type { TeamLook } from './brand-kit.ts';

/** How a team is called for short, and how it looks: first and second colour, and the colour of text on the first. */
interface Look extends Omit<TeamLook, 'badge'> {
  short: string;
}

const look = (short: string, code: string, first: string, second: string, text = '#ffffff'): Look => ({
  short,
  code,
  first,
  second,
  text,
});

/** Looks of the teams of English cricket and of England's opponents. A brand kit may have its own (GFX-011). */
export const teamLooks: Readonly<Record<string, Look>> = {
  Derbyshire: look('Derbyshire', 'DER', '#14233c', '#c9a227'),
  Durham: look('Durham', 'DUR', '#16306b', '#f5c518'),
  Essex: look('Essex', 'ESS', '#b5121b', '#f2c230'),
  Glamorgan: look('Glamorgan', 'GLA', '#0f2f5f', '#f4c430'),
  Gloucestershire: look('Gloucestershire', 'GLO', '#16264f', '#f6e27a'),
  Hampshire: look('Hampshire', 'HAM', '#0b1f45', '#d9a63a'),
  Kent: look('Kent', 'KEN', '#13235b', '#c8102e'),
  Lancashire: look('Lancashire', 'LAN', '#b3122d', '#f5f0e1'),
  Leicestershire: look('Leicestershire', 'LEI', '#0b5a3c', '#d62839'),
  Middlesex: look('Middlesex', 'MID', '#101f4d', '#e56aa3'),
  Northamptonshire: look('Northants', 'NOR', '#6b1230', '#e8c15a'),
  Nottinghamshire: look('Notts', 'NOT', '#0c5b3f', '#f2c230'),
  Somerset: look('Somerset', 'SOM', '#6d1a2d', '#111111'),
  Surrey: look('Surrey', 'SUR', '#43302a', '#d8b878'),
  Sussex: look('Sussex', 'SUS', '#0f2f6b', '#e63946'),
  Warwickshire: look('Warwickshire', 'WAR', '#123a8c', '#f2b705'),
  Worcestershire: look('Worcs', 'WOR', '#0b5d3b', '#101010'),
  Yorkshire: look('Yorkshire', 'YOR', '#0d2b5e', '#5fb7ea'),
  'Birmingham Phoenix': look('Phoenix', 'BPH', '#e4572e', '#1d1d1b'),
  'London Spirit': look('Spirit', 'LSP', '#1f3fa8', '#74c7ff'),
  'Manchester Originals': look('Originals', 'MNR', '#161616', '#b6ff3b'),
  'Northern Superchargers': look('Superchargers', 'NOS', '#5a2ca0', '#ff9f1c'),
  'Oval Invincibles': look('Invincibles', 'OVI', '#0c8f7f', '#e7ff52'),
  'Southern Brave': look('Brave', 'SOB', '#3d7a24', '#c9f24b'),
  'Trent Rockets': look('Rockets', 'TRT', '#f0b400', '#d1123f', '#201400'),
  'Welsh Fire': look('Fire', 'WEF', '#d11f3c', '#ff8c42'),
  England: look('England', 'ENG', '#0a1f5c', '#d8102e'),
  Afghanistan: look('Afghanistan', 'AFG', '#0b3d91', '#d62828'),
  Australia: look('Australia', 'AUS', '#0b4f3a', '#ffcd00'),
  Bangladesh: look('Bangladesh', 'BAN', '#046a4e', '#f42a41'),
  India: look('India', 'IND', '#1257b8', '#ff9933'),
  Ireland: look('Ireland', 'IRE', '#0c7a4d', '#ff883e'),
  Netherlands: look('Netherlands', 'NED', '#ff6a13', '#1b3f94', '#20100a'),
  'New Zealand': look('New Zealand', 'NZL', '#111111', '#a7b1b7'),
  Pakistan: look('Pakistan', 'PAK', '#0a5c36', '#b7f06a'),
  Scotland: look('Scotland', 'SCO', '#2b1a66', '#5fb4ff'),
  'South Africa': look('South Africa', 'RSA', '#0a6b4a', '#ffb81c'),
  'Sri Lanka': look('Sri Lanka', 'SRI', '#13297a', '#f7b719'),
  'West Indies': look('West Indies', 'WIN', '#6d1b2f', '#f2c230'),
  Zimbabwe: look('Zimbabwe', 'ZIM', '#b3122d', '#ffd200'),
};

/** A team without the words for which of its club's sides it is. */
const clubOf = (name: string): string => name.replace(/ (Women|Men|2nd XI)$/, '');

const knownLook = (name: string): Look | undefined => teamLooks[name] ?? teamLooks[clubOf(name)];

/** Whether a team has colours and letters of its own. */
export const hasLook = (name: string): boolean => knownLook(name) !== undefined;

/** Look of a team; one that is not known gets its letters and sober colours. Both sides of a match are called for short alike. */
export function lookOfTeam(name: string): Look {
  const known = knownLook(name);
  if (known) return known;
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : name;
  return look(clubOf(name), letters.slice(0, 3).toUpperCase(), '#1d2a44', '#9fb3c8');
}
