import { organisation } from './people.data.ts';

/** Rates for booked work, in pounds a day. */
export const demoBillings = [
  { key: 'inHouse', label: 'In-house retainer 2026', group: 'Retainer', dayRate: 310, quota: 420, invoice: false, company: organisation },
  { key: 'boundary', label: 'Boundary Films retainer', group: 'Retainer', dayRate: 390, quota: 60, invoice: true, company: 'Boundary Films' },
  { key: 'editor', label: 'Editor', group: 'Rate Card', dayRate: 425, invoice: true, company: organisation },
  { key: 'motion', label: 'Motion designer', group: 'Rate Card', dayRate: 480, invoice: true, company: organisation, colour: '#f3a4b5' },
  { key: 'operator', label: 'Camera operator', group: 'Rate Card', dayRate: 550, invoice: true, company: organisation },
  { key: 'kit', label: 'Camera kit', group: 'Rate Card', dayRate: 275.5, invoice: true, company: organisation, colour: '#11cdef' },
] as const;
export type DemoBillingKey = (typeof demoBillings)[number]['key'];

/** Groups of bookable people, with their rates, the default first. */
export const demoTeams: { group: string; billings: DemoBillingKey[] }[] = [
  { group: 'Editors', billings: ['inHouse', 'editor'] },
  { group: 'Producers', billings: ['inHouse'] },
  { group: 'Motion design', billings: ['motion', 'inHouse'] },
  { group: 'Camera operators', billings: ['operator', 'inHouse'] },
];

/** Rooms, kits and a partner's people. */
export const demoThings: {
  displayName: string;
  group: string;
  company?: string;
  billings: DemoBillingKey[];
  isPerson?: boolean;
  active?: boolean;
}[] = [
  { displayName: 'Edit 1', group: 'Edit suites', billings: ['inHouse'] },
  { displayName: 'Edit 2', group: 'Edit suites', billings: ['inHouse'] },
  { displayName: 'Edit 3 (grade)', group: 'Edit suites', billings: ['inHouse', 'editor'] },
  { displayName: 'Sound booth', group: 'Edit suites', billings: ['inHouse'] },
  { displayName: 'FX9 kit', group: 'Cameras', billings: ['kit'] },
  { displayName: 'FX6 kit', group: 'Cameras', billings: ['kit'] },
  { displayName: 'Gimbal kit', group: 'Cameras', billings: ['kit'] },
  { displayName: 'Drone', group: 'Cameras', billings: ['kit'] },
  { displayName: 'Boundary Films, editor', group: 'Partners', company: 'Boundary Films', billings: ['boundary'], isPerson: true },
  { displayName: 'Boundary Films, colourist', group: 'Partners', company: 'Boundary Films', billings: ['boundary'], isPerson: true },
  { displayName: 'Tape deck', group: 'Edit suites', billings: [], active: false },
];

export const demoBudgets = [
  { name: 'Digital content 2026', department: 'Digital', payments: [60_000, 40_000] },
  { name: 'The Hundred campaign', department: 'The Hundred', payments: [85_000, 30_000, 12_500.5] },
  { name: 'Commercial films', department: 'Commercial Marketing', payments: [48_000] },
  { name: 'Women’s Ashes', department: 'Communications', payments: [25_000, 25_000] },
  { name: 'National Programmes', department: 'National Programmes', payments: [18_750.25] },
];

export const demoShoots = [
  { shootTitle: 'Nets at dawn', location: 'Lord’s, Nursery Ground', timings: 'Call 05:30, light from 06:10', days: 1 },
  { shootTitle: 'Captains’ portraits', location: 'Edgbaston, indoor school', timings: 'Call 09:00', days: 2 },
  { shootTitle: 'Opening night', location: 'The Kia Oval', timings: 'Gates 16:00, first ball 18:30', days: 1 },
  { shootTitle: 'Kit launch', location: 'Studio 4, Leeds', timings: 'Call 08:00, wrap 18:00', days: 2 },
  { shootTitle: 'All Stars session', location: 'Streatham CC', timings: '10:00 to 13:00', days: 1 },
  { shootTitle: 'Behind the scenes', location: 'Headingley', timings: 'All day', days: 3 },
  { shootTitle: 'Sponsor films', location: 'Trent Bridge', timings: 'Call 07:30', days: 2 },
  { shootTitle: 'Trophy tour', location: 'Manchester city centre', timings: '11:00 to 15:00', days: 1 },
  { shootTitle: 'Coach interviews', location: 'Loughborough', timings: 'Three of 40 minutes', days: 1 },
  { shootTitle: 'Slow motion bowling', location: 'Loughborough, performance centre', timings: 'Call 10:00', days: 1 },
  { shootTitle: 'Drone pass of the ground', location: 'Rose Bowl', timings: 'Before 09:00, wind allowing', days: 1 },
  { shootTitle: 'Fan stories', location: 'Cardiff', timings: 'From 12:00', days: 2 },
  { shootTitle: 'Groundskeepers', location: 'Taunton', timings: 'Call 06:00', days: 1 },
  { shootTitle: 'Finals Day', location: 'Edgbaston', timings: 'Call 09:00, last ball 22:00', days: 2 },
  { shootTitle: 'Winter training camp', location: 'Loughborough', timings: 'Two crews', days: 5 },
];

/** Events on everyone's calendar: first day, counted from today, and number of days. */
export const demoEvents = [
  { title: 'Vitality Blast quarter-finals', from: -9, days: 4, colour: '#5e72e4' },
  { title: 'Metro Bank ODI, Lord’s', from: -2, days: 1, colour: '#f5365c' },
  { title: 'The Hundred launch week', from: 0, days: 5, colour: '#2dce89' },
  { title: 'Women’s Ashes Test, Trent Bridge', from: 3, days: 5, colour: '#f5365c' },
  { title: 'Vitality Blast Finals Day', from: 12, days: 1, colour: '#5e72e4' },
  { title: 'Office closed', from: 17, days: 1, closed: true },
];

export const demoCosts = {
  Crew: ['Second camera operator', 'Sound recordist', 'Runner for two days'],
  Equipment: ['Lens hire', 'Jib hire', 'Extra lights'],
  Travel: ['Trains to Leeds', 'Van and fuel', 'Taxis after the game'],
  Accommodation: ['Four rooms, one night', 'Two rooms, two nights'],
  Catering: ['Lunch on location', 'Breakfast for the crew'],
  Location: ['Ground hire', 'Parking for the truck'],
  Music: ['Track licence, one year', 'Composer’s fee'],
  Talent: ['Presenter', 'Voice over'],
  'Post-production': ['Grade', 'Mix'],
} as const;
