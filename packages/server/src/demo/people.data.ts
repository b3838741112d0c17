import type { RoleFlag } from '@pavilion/domain/access';

export interface DemoPerson {
  name: string;
  email: string;
  company: string;
  department?: string;
  roles: RoleFlag[];
  scope?: { departmentAccess?: string[]; brandAccess?: string[]; partnerAccess?: string[] };
  match?: 'all' | 'international' | 'domestic' | { ground: string[] };
  active?: boolean;
  /** Description printed with the password when the demo starts; one person for each kind of user. */
  shown?: string;
}

const production: RoleFlag[] = ['production_access', 'production_drafts', 'creative_catalogue_access', 'inspirations_access'];
const feedbacker: RoleFlag[] = [...production, 'production_feedback'];

export const organisation = 'National Cricket Board';

const named: DemoPerson[] = [
  {
    name: 'Amelia Hart',
    email: 'admin@pavilion.demo',
    company: organisation,
    department: 'Digital',
    shown: 'Administrator, every role',
    match: 'all',
    roles: [
      ...feedbacker,
      'production_admin',
      'production_shifts',
      'production_new_deliberables',
      'creative_catalogue_upload',
      'archive_access',
      'archive_search',
      'archive_uploader',
      'fcc_access',
      'livestream_access',
      'jimstagram_access',
      'jimstagram_design',
      'user_admin',
    ],
  },
  { name: 'Priya Nair', email: 'producer@pavilion.demo', company: organisation, department: 'Digital', shown: 'Producer: submits briefs, signs off', roles: [...feedbacker, 'production_admin', 'production_new_deliberables'] },
  { name: 'Tom Ashworth', email: 'feedbacker@pavilion.demo', company: organisation, department: 'Digital', shown: 'Feedbacker: writes briefs, reviews, signs off', roles: feedbacker },
  { name: 'Sofia Marsh', email: 'editor@pavilion.demo', company: 'Boundary Films', department: 'Digital', shown: 'Editor: makes and uploads versions', roles: production },
  { name: 'George Lund', email: 'viewer@pavilion.demo', company: organisation, department: 'Communications', shown: 'Production without drafts: sees signed work only', roles: ['production_access', 'creative_catalogue_access'] },
  { name: 'Hannah Frost', email: 'scheduler@pavilion.demo', company: organisation, department: 'Digital', shown: 'Scheduler: work planner, shoots, billing', roles: [...production, 'production_shifts', 'production_admin'] },
  { name: 'Rashid Khan-Bell', email: 'uploader@pavilion.demo', company: organisation, department: 'Events', shown: 'Uploads signed content to briefs and collections', roles: ['production_access', 'production_new_deliberables', 'creative_catalogue_access', 'creative_catalogue_upload'] },
  { name: 'Ellie Stone', email: 'catalogue@pavilion.demo', company: 'Sky', shown: 'Catalogue user', roles: ['creative_catalogue_access'] },
  { name: 'Marcus Bright', email: 'partner@pavilion.demo', company: 'Vitality', shown: 'Partner: sees only its own content', roles: ['creative_catalogue_access', 'production_access'], scope: { partnerAccess: ['Vitality'] } },
  { name: 'Nisha Patel', email: 'county@pavilion.demo', company: 'Surrey', shown: 'County: matches at its ground, livestreams', roles: ['archive_access', 'livestream_access'], match: { ground: ['Kennington Oval, London'] } },
  { name: 'Owen Pryce', email: 'archive@pavilion.demo', company: organisation, department: 'Digital', shown: 'Archive: search and clipping', roles: ['archive_access', 'archive_search'], match: 'all' },
  { name: 'Lucy Brand', email: 'archive-admin@pavilion.demo', company: organisation, department: 'Digital', shown: 'Archive administrator', roles: ['archive_access', 'archive_search', 'archive_uploader'], match: 'all' },
  { name: 'Dan Whitlock', email: 'livestreams@pavilion.demo', company: organisation, department: 'Digital', shown: 'Livestreams', roles: ['livestream_access'] },
  { name: 'Isla Grant', email: 'inspirations@pavilion.demo', company: 'Studio Long Leg', shown: 'Inspirations', roles: ['inspirations_access'] },
  { name: 'Ben Carter', email: 'graphics@pavilion.demo', company: organisation, department: 'The Hundred', shown: 'Social graphics', roles: ['jimstagram_access'] },
  { name: 'Noor Saleh', email: 'designer@pavilion.demo', company: organisation, department: 'Digital', shown: 'Designs templates for social graphics', roles: ['jimstagram_access', 'jimstagram_design', 'archive_access'], match: 'all' },
  { name: 'Joe Barrow', email: 'social@pavilion.demo', company: 'Yorkshire', department: 'Digital', shown: 'Social editor of a county: makes graphics', roles: ['jimstagram_access', 'archive_access', ...production], match: 'all' },
  { name: 'Ruth Oakley', email: 'users@pavilion.demo', company: organisation, shown: 'User administrator only', roles: ['user_admin'] },
  { name: 'Felix Moor', email: 'noroles@pavilion.demo', company: 'Kent', shown: 'Nobody gave this user a role yet', roles: [] },
  { name: 'Grace Tiller', email: 'pending@pavilion.demo', company: 'Durham', shown: 'Pending: waiting for approval', roles: [], active: false },
];

const first = ['Alice', 'Arjun', 'Beth', 'Callum', 'Chloe', 'Dev', 'Elena', 'Finn', 'Freya', 'Harry', 'Imogen', 'Jack', 'Jaya', 'Kit', 'Leah', 'Liam', 'Maya', 'Noah', 'Olive', 'Oscar', 'Poppy', 'Ravi', 'Rosa', 'Sam', 'Tara', 'Theo', 'Una', 'Will', 'Yasmin', 'Zac'];
const last = ['Abbott', 'Begum', 'Clarke', 'Dhillon', 'Ellison', 'Farrow', 'Gill', 'Hughes', 'Iqbal', 'Jones', 'Kaur', 'Lacey', 'Mistry', 'Norris', 'Okafor', 'Parry', 'Quinn', 'Reid', 'Shah', 'Turner', 'Usman', 'Vaughan', 'Wood', 'Young', 'Bairstow-Lee', 'Fernandes', 'MacLeod', "O'Neill", 'Strand', 'Wright'];
const companies = [organisation, organisation, organisation, 'Boundary Films', 'Studio Long Leg', 'Sky', 'BBC', 'Vitality', 'Essex', 'Kent', 'Yorkshire', 'Somerset', 'Lancashire', 'Glamorgan'];
const departments = ['Digital', 'The Hundred', 'P+G Marketing', 'Commercial Marketing', 'Communications', 'National Programmes', 'Partnerships', 'Events'];
const kinds: RoleFlag[][] = [feedbacker, production, production, ['creative_catalogue_access'], ['archive_access', 'livestream_access'], [...production, 'production_shifts'], ['creative_catalogue_access', 'inspirations_access']];

const others: DemoPerson[] = Array.from({ length: 43 }, (_, index) => {
  const name = `${first[(index * 7) % first.length]} ${last[(index * 11 + 3) % last.length]}`;
  return {
    name,
    email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@pavilion.demo`,
    company: companies[index % companies.length]!,
    department: departments[index % departments.length]!,
    roles: kinds[index % kinds.length]!,
    match: 'domestic' as const,
    active: index % 20 !== 19,
  };
});

export const demoPeople: DemoPerson[] = [...named, ...others];
