import type { PlainWrites } from './rule.ts';

/** Fields that an administrator sets; the server maintains the rest of a user (DAT-007, OPN-025). */
const profile =
  'email name company companyConfirmed productionCompany department slack active feedbackEmail departmentAccess brandAccess ' +
  'partnerAccess roles accessInt accessIntCurrent accessIntFields accessIntPermissions accessDom accessDomCurrent ' +
  'accessDomFields accessDomPermissions resource notify';

export const accountsWrites: PlainWrites[] = [
  {
    of: 'users',
    is: 'someone else',
    given: () => ({ integration: undefined }),
    insert: [{ who: ['user_admin'], fields: profile, rows: 'USR-019, USR-032, USR-117' }],
    patch: [{ who: ['user_admin'], fields: profile, rows: 'USR-032, USR-034, USR-035, OPN-097' }],
    remove: { who: ['user_admin'], rows: 'USR-036, USR-117' },
  },
  {
    of: 'users',
    is: 'an integration',
    given: () => ({ integration: true }),
    // Its address belongs to nobody.
    patch: [{ who: ['user_admin'], fields: profile.replace('email ', ''), rows: 'OPS-011, USR-032' }],
    remove: { who: ['user_admin'], rows: 'OPS-011, USR-036' },
  },
  {
    of: 'users',
    is: 'oneself',
    own: true,
    patch: [
      { who: 'everyone', fields: 'company department productionCompany', rows: 'USR-041, USR-050' },
      { who: 'everyone', fields: 'feedbackEmail notify', rows: 'USR-044' },
      // People cannot lock themselves out.
      { who: ['user_admin'], fields: profile.replace(' active ', ' '), rows: 'USR-032, OPN-027' },
    ],
  },
  {
    of: 'preApprovedUsers',
    insert: [{ who: ['user_admin'], fields: 'email name company department roles', rows: 'OPN-025, USR-117' }],
    patch: [{ who: ['user_admin'], fields: 'email name company department roles', rows: 'OPN-025, USR-117' }],
    remove: { who: ['user_admin'], rows: 'OPN-025, USR-117' },
  },
  {
    of: 'notifications',
    is: 'one’s own',
    given: (me) => ({ user: me }),
    patch: [{ who: 'everyone', fields: 'readAt', rows: 'PLT-041' }],
    remove: { who: 'everyone', rows: 'PLT-041' },
  },
  { of: 'notifications', is: 'someone else’s', given: () => ({ user: 'someone' }) },
  { of: 'outbox' },
  { of: 'integrityReports' },
  { of: 'people' },
  {
    of: 'brands',
    insert: [{ who: ['user_admin'], fields: 'name logo active', rows: 'DAT-055, DAT-057, OPN-054' }],
    patch: [{ who: ['user_admin'], fields: 'name logo active', rows: 'DAT-055, DAT-057, OPN-054' }],
    remove: { who: ['user_admin'], rows: 'DAT-055, DAT-057, OPN-054' },
  },
  {
    of: 'config',
    patch: [
      {
        who: ['user_admin'],
        fields:
          'organisation ownCompany companies departments brand partners producer formats platforms costTypes calendarEvents ' +
          'delTypes delStatuses shooters competitions counties channels tournament administratorsNeedSecondFactor',
        rows: 'OPN-054, DAT-053, DAT-054, OPS-014',
      },
    ],
  },
];
