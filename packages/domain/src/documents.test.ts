import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { roleFlags } from './access/roles.ts';
import type { DescribedType } from './define-document.ts';
import { type DocumentName, documentTypes } from './documents.ts';
import { isCalendarDate } from './fields.ts';

const match = 'int startDate year teamsMap cricketFormat cricketType ground teamId1';
const delivery = 'bowlLength bowlLine bowlMove bowlStyle fieldAct fieldPos footMove howOut shotType extras';

/** Fields of each entity in the specification. */
const rows: [string, DocumentName, string][] = [
  [
    'DAT-001 DAT-002 DAT-003 DAT-004 DAT-005 DAT-006 DAT-007 DAT-008 DAT-009 DAT-010 DAT-011',
    'users',
    'name productionCompany slack email company department active feedbackEmail departmentAccess brandAccess partnerAccess last_log_in roles accessInt accessIntCurrent accessIntFields accessIntPermissions accessDom accessDomCurrent accessDomFields accessDomPermissions resource',
  ],
  [
    'DAT-012 DAT-013 DAT-014 DAT-015 DAT-016',
    'productions',
    'title department template brands commercial partner contact owners collections completed status authorName audience objective bau producer description intention intentionDetail messagingKnown channelsKnown deliverablesKnown slackChannelId slackChannelName totalDays totalDels signedDels nextDeadline active resources queueOrder created_at updated_at',
  ],
  [
    'DAT-017 DAT-018 DAT-019',
    'deliverables',
    'title type format folderName desiredDuration brand description state active overdue currentVersion currentFileID owners deadline eta production productionTitle department collections collectionUpload partner platforms subs subsTrack srt reviewStatus iteration sortCreated created_at created_by updated_at',
  ],
  [
    'DAT-020 DAT-021 DAT-022 DAT-023',
    'files',
    'what version status assetType sourceDownloadURL previewDownloadURL sourceFileNameAsUploaded sourcePath sourceStorageClass sourceBucket sourceExtention sourceFileName hasPreview prodID prodTitle delID delTitle colID department subsFileID branded brandedTag inspiration created_at events metadata',
  ],
  [
    'DAT-024 DAT-025 DAT-026',
    'files',
    `match day part label name updated_at originalFile size innings clipType ellipseBatterId ${match}`,
  ],
  ['DAT-028', 'notes', 'file delID text done tc seconds pdf pdfPage author created_by response note'],
  ['DAT-029', 'collections', 'name size restrictions created_by created_at'],
  ['DAT-030', 'zips', 'prodID colID deleteDate files zipName all status file'],
  [
    'DAT-031',
    'inspirations',
    'what url file title type platform author tags favourites briefs chosenImage scraped error extImages capturedExtFiles commentsNumber created_by created_at',
  ],
  ['DAT-032', 'inspirationComments', 'inspiration text created_by'],
  ['DAT-033', 'resources', 'displayName company group availableBillings defaultBilling isPerson user active'],
  ['DAT-034', 'billings', 'label company group start end quota dayRate invoice colour active totalDays totalCost'],
  ['DAT-035', 'budgets', 'name department company active'],
  ['DAT-036', 'payments', 'total budgetId created_by updated_by created_at updated_at'],
  ['DAT-037', 'costs', 'budget productionId shoot date type amount description'],
  [
    'DAT-038',
    'shifts',
    'resourceId resourceName productionId title start end date days workingDays type billing rate cost manualCost invoiceable budget backgroundColor',
  ],
  [
    'DAT-039',
    'shoots',
    'productionId prodTitle shootTitle shootStatus start end date days monthYear timings shooter crew location type created_at created_by updated_at updated_by',
  ],
  [
    'DAT-040',
    'matches',
    `team1Name team2Name team1 team2 teamId2 competition competitionName tv label ellipseMatchId pulseID catchupBC catchupBCId ${match}`,
  ],
  [
    'DAT-041',
    'archiveEvents',
    'file match tcIn tcOut bookmark bookmarkPlayer bookmarkTeam note source username clippedBy created_by clipped clipStatus clipFile clipSource clipped_at manualSet video',
  ],
  [
    'DAT-042',
    'archiveEvents',
    `month date innings over ballNum batter bowler batTeam bowlTeam runsBat runs wicket ${match}`,
  ],
  ['DAT-043', 'archiveEvents', delivery],
  ['DAT-044', 'clippingRequests', 'file event filename status duration created_at'],
  ['DAT-045', 'players', 'fullName scorecardName lastName ellipsePlayerId pulseID'],
  ['DAT-046', 'teams', 'teamName'],
  ['DAT-047', 'venues', 'name'],
  ['DAT-048', 'competitions', 'competitionName pulseID'],
  [
    'DAT-050',
    'livestreams',
    'state sep_state created_at protocol stream videocloud job_videocloud_asset_id rtmp_outputs',
  ],
  ['DAT-052', 'rtmpOutputs', 'name url'],
  ['DAT-052', 'rtmpOutputKeys', 'key'],
  [
    'DAT-053',
    'config',
    'companies departments brand partners producer formats costTypes calendarEvents delTypes delStatuses',
  ],
  ['DAT-058', 'search', 'request response'],
];

const schemaOf = (name: DocumentName): z.ZodObject => documentTypes[name].schema;
const issues = (name: DocumentName, data: object) => schemaOf(name).safeParse(data).error?.issues ?? [];

describe('documents', () => {
  it.each(rows)('%s %s has the fields of the specification', (_, name, fields) => {
    expect(Object.keys(schemaOf(name).shape)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it('misspelt or inconsistent names of the specification are stored as it gives them (OPN-020 OPN-082)', () => {
    expect(roleFlags).toContain('production_new_deliberables');
    expect(Object.keys(schemaOf('files').shape)).toContain('sourceExtention');
    expect(issues('productions', { title: 'Kit', template: 'Licencing' })).toEqual([]);
    expect(issues('productions', { title: 'Kit', template: 'Licensing' })).toHaveLength(1);
    for (const [name, type] of Object.entries(documentTypes)) expect(type.name).toBe(name);
    expect(Object.keys(documentTypes)).toEqual(expect.arrayContaining(['productions', 'inspirationTags', 'brands']));
    expect(Object.keys(documentTypes)).not.toContain('briefs');
    // The choices on forms come from the configuration.
    expect(Object.keys(schemaOf('config').shape)).toContain('brand');
  });

  it('old data can be read: only a title, a parent or a search key is required', () => {
    // Useless without these: the address of a destination, the request of a search, what a graphic shows and where it came from.
    const more: Partial<Record<DocumentName, string>> = {
      rtmpOutputs: 'url',
      search: 'request',
      publications: 'design',
      graphics: 'publication',
      graphicFonts: 'licence',
      graphicExports: 'format sizes slides',
      graphicMoments: 'kind',
    };
    for (const [name, { about, indexes = [] }] of Object.entries<DescribedType>(documentTypes)) {
      const wholes = about.partOf?.map(({ field }) => field) ?? [];
      const found = indexes.flatMap(({ fields, orderBy = [] }) => [...fields, ...orderBy.map(({ field }) => field)]);
      const needed = issues(name as DocumentName, {}).map(({ path }) => path[0]);
      expect([about.title, wholes, found, more[name as DocumentName]?.split(' ')].flat(), name).toEqual(
        expect.arrayContaining(needed),
      );
    }
  });

  it('defaults are valid', () => {
    for (const name of Object.keys(documentTypes) as DocumentName[]) {
      for (const [field, schema] of Object.entries(schemaOf(name).shape)) {
        const initial = (schema as z.ZodType).safeParse(undefined);
        if (initial.success)
          expect((schema as z.ZodType).safeParse(initial.data).success, `${name}.${field}`).toBe(true);
      }
    }
  });

  it.each<[string, DocumentName, object, string]>([
    ['a long title', 'productions', { title: 'x'.repeat(501) }, 'Title can have at most 500 characters.'],
    ['a blank title', 'deliverables', { title: '  ' }, 'Title is needed.'],
    ['no title', 'deliverables', {}, 'Title is needed.'],
    [
      'a deadline that is no day',
      'deliverables',
      { title: 'Film', deadline: '2026-02-30' },
      'Deadline has to be a day of the calendar, for example 2026-07-04.',
    ],
    [
      'PLN-014 a third of a day',
      'shifts',
      { resourceId: 'r', date: '2026-07-04', days: 0.3 },
      'Effort is booked in quarter days.',
    ],
    ['a rate of half a penny', 'billings', { dayRate: 1.005 }, 'Day rate can have at most two decimals.'],
    [
      'LIB-045 a link that is no link',
      'inspirations',
      { url: 'javascript:alert(1)' },
      'A link starts with http:// or https://.',
    ],
  ])('%s is refused in one clear sentence', (_, name, data, sentence) => {
    expect(issues(name, data).map(({ message }) => message)).toEqual([sentence]);
  });

  it('new resources, billings and budgets are placeholders (PLN-034 PLN-038 PLN-043)', () => {
    expect(documentTypes.resources.schema.parse({})).toMatchObject({ displayName: 'New', active: false });
    expect(documentTypes.billings.schema.parse({})).toMatchObject({ label: 'New', active: false });
    expect(documentTypes.budgets.schema.parse({})).toMatchObject({ name: 'New', active: false });
  });

  it('initial values of new briefs and shoots (OPN-050 PLN-026 OPN-008)', () => {
    expect(documentTypes.productions.schema.parse({ title: 'A' })).toMatchObject({
      status: 'Draft',
      completed: false,
      active: true,
    });
    expect(documentTypes.shoots.schema.parse({ date: '2026-07-04' })).toMatchObject({
      days: 1,
      shootStatus: 'pencilled',
      type: 'shoot',
    });
  });

  it('dates can include a time (PLT-093)', () => {
    expect(isCalendarDate('2026-07-04T18:30')).toBe(true);
  });
});
