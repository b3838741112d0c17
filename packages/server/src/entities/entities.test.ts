import { config, defaultConfiguration, users } from '@pavilion/domain/accounts';
import {
  archiveEvents,
  clippingRequests,
  competitions,
  matches,
  matchFormats,
  players,
  teams,
  venues,
} from '@pavilion/domain/archive';
import { billings, budgets, costs, payments } from '@pavilion/domain/billing';
import { files } from '@pavilion/domain/files';
import { inspirationComments, inspirations } from '@pavilion/domain/inspirations';
import { collections, zips } from '@pavilion/domain/library';
import { livestreams, rtmpOutputKeys, rtmpOutputs } from '@pavilion/domain/livestreams';
import { resources, shifts, shoots } from '@pavilion/domain/planner';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import type { DocumentType, NewDocument } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../testing/app.ts';
import { addEverybody, lay, watch } from '../testing/every-role.ts';
import type { Person } from '../testing/person.ts';

/**
 * Every field that the specification gives an entity is taken and comes back live, as it was given. What people may insert goes
 * through their door; what comes from uploads, feeds and jobs goes into the store.
 */
let app: TestApp;
let writer: Person;
let reader: Person;
beforeAll(async () => {
  app = await startApp();
  writer = await addEverybody(app, 'Wri Ter');
  reader = await addEverybody(app, 'Rea Der');
});
afterAll(() => app.stop());

const instant = '2026-07-04T10:30:00.000Z';
const deliverableStates = ['production', 'feedback', 'reworking', 'signed', 'held'] as const;
const bookings = [
  ['production', 0.25],
  ['unavailable', 0.5],
  ['holiday', 0.75],
  ['production', 1],
  ['production', 4],
] as const;
const shootStates = ['pencilled', 'confirmed', 'cancelled'] as const;

async function comesBack<D extends DocumentType>(type: D, document: NewDocument<D>, by: 'person' | 'store') {
  const { id } = by === 'person' ? await writer.documents.insert(type, document) : await lay(app, type, document);
  const shown = await watch(reader, type, { where: { id } });
  expect(shown.documents()[0]).toMatchObject({ id, ...document });
  shown.stop();
  return shown.documents()[0]!;
}

/** What bookings and money refer to. */
async function layBookable() {
  const { id: productionId } = await lay(app, briefs, { title: 'Ashes', status: 'Submitted' });
  const { id: billing } = await lay(app, billings, { label: 'Editor', group: 'Rate Card', active: true });
  const booked = { displayName: 'Edit 1', availableBillings: [billing], active: true };
  const { id: resourceId } = await lay(app, resources, booked);
  const { id: budget } = await lay(app, budgets, { name: 'Digital', active: true });
  const { id: shoot } = await lay(app, shoots, { productionId, date: '2026-07-04' });
  return { productionId, resourceId, billing, budget, shoot };
}

describe('people', () => {
  it('a user, with roles, lists and archive access (DAT-001 DAT-002 DAT-003 DAT-004 DAT-005 DAT-006 DAT-008 DAT-009 DAT-010 DAT-011)', async () => {
    const user = {
      name: 'Joe Rooter',
      productionCompany: 'Boundary Films',
      slack: 'U024BE7LH',
      company: 'A company nobody has listed',
      department: 'Digital',
      active: false,
      feedbackEmail: false,
      departmentAccess: ['Digital', 'Events'],
      brandAccess: ['The Hundred'],
      partnerAccess: ['Sky'],
      roles: { production_access: true, archive_access: false },
      accessInt: true,
      accessIntCurrent: true,
      accessIntFields: ['cricketFormat' as const],
      accessIntPermissions: { cricketFormat: [1, 3] },
      accessDom: true,
      accessDomCurrent: true,
      accessDomFields: ['teamsMap' as const],
      accessDomPermissions: { teamsMap: ['t1'] },
      resource: true,
    };
    const { id } = await writer.documents.insert(users, { ...user, email: 'Joe.ROOTER@Example.org' });
    const shown = await watch(reader, users, { where: { id } });
    expect(shown.documents()[0]).toMatchObject({ ...user, email: 'joe.rooter@example.org' });
    shown.stop();
  });

  it('every sign-in sets last_log_in, which others see live (DAT-007 OPN-036)', async () => {
    const person = await app.addPerson({ name: 'Log Ger' });
    const shown = await watch(reader, users, { where: { id: person.id } });
    await app.signInAs(person.email, 'a long enough password');
    await expect.poll(() => shown.documents()[0]?.last_log_in).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    shown.stop();
  });
});

describe('production', () => {
  it('a brief as people write it (DAT-012 DAT-013 DAT-014 DAT-015)', async () => {
    await comesBack(
      briefs,
      {
        title: 'Ashes 2027',
        department: 'Digital',
        template: 'Licencing',
        brands: ['England Men', 'The Hundred'],
        commercial: true,
        partner: 'Sky',
        contact: writer.id,
        owners: [writer.id, reader.id],
        collections: [],
        authorName: 'Wri Ter',
        audience: 'Families',
        objective: 'Fill the grounds',
        bau: true,
        producer: 'In-house',
        description: '<p>A <strong>film</strong></p>',
        intention: 'Engagement',
        intentionDetail: 'More tickets',
        messagingKnown: 'true',
        channelsKnown: 'false',
        deliverablesKnown: 'true',
      },
      'person',
    );
    await comesBack(
      briefs,
      {
        title: 'With a channel',
        completed: true,
        status: 'Submitted',
        slackChannelId: 'C1',
        slackChannelName: 'ashes',
        queueOrder: 3,
      },
      'store',
    );
  });

  it('what a brief counts is kept right, and is nobody’s to write (DAT-016 OPN-088)', async () => {
    const brief = await lay(app, briefs, { title: 'Counted', status: 'Submitted' });
    const shown = await watch(reader, briefs, { where: { id: brief.id } });
    expect(shown.documents()[0]).toMatchObject({ totalDays: 0, totalDels: 0, signedDels: 0, active: true });
    expect(shown.documents()[0]?.created_at).toBeDefined();
    await lay(app, deliverables, { title: 'One', production: brief.id, deadline: '2030-05-02' });
    await lay(app, deliverables, { title: 'Two', production: brief.id, deadline: '2030-05-01', state: 'signed' });
    await expect
      .poll(() => shown.documents()[0])
      .toMatchObject({ totalDels: 2, signedDels: 1, nextDeadline: '2030-05-02' });
    await expect(writer.documents.patch(briefs, brief.id, { totalDels: 9 })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    shown.stop();
  });

  it('a deliverable (DAT-017 DAT-018 DAT-019)', async () => {
    const brief = await lay(app, briefs, {
      title: 'Its brief',
      department: 'Digital',
      partner: 'Sky',
      status: 'Submitted',
    });
    const collection = await lay(app, collections, { name: 'Its collection' });
    const deliverable = await comesBack(
      deliverables,
      {
        title: 'Trailer',
        type: 'Video',
        format: '1920x1080',
        folderName: 'Social',
        desiredDuration: '30s',
        brand: 'The Hundred',
        description: 'Fast',
        state: 'held',
        active: true,
        overdue: false,
        currentVersion: 2,
        currentFileID: 'f2',
        owners: [reader.id],
        deadline: '2030-07-04T18:30',
        eta: '2030-07-03',
        production: brief.id,
        productionTitle: 'Its brief',
        department: 'Digital',
        collections: [collection.id],
        collectionUpload: collection.id,
        partner: 'Sky',
        platforms: ['Instagram', 'App'],
        subs: true,
        subsTrack: 'f3',
        srt: 'f4',
        reviewStatus: { [reader.id]: 'No opinion' },
        iteration: 1,
        sortCreated: 12,
      },
      'store',
    );
    expect(deliverable).toMatchObject({ created_at: expect.any(String), updated_at: expect.any(String) });
  });

  it.each(deliverableStates)('a deliverable can be %s (DAT-017)', async (state) => {
    await comesBack(deliverables, { title: state, state }, 'store');
  });

  it('a file of production with its metadata (DAT-020 DAT-021 DAT-022 DAT-023)', async () => {
    for (const what of ['deliverable', 'briefReference', 'collection-file'] as const) {
      for (const [status, assetType] of [
        ['review', 'video'],
        ['edit', 'image'],
        ['signed', 'other'],
      ] as const) {
        await comesBack(files, { what, status, assetType, version: 3, ...productionFile }, 'store');
      }
    }
  });

  it('a note and its response (DAT-028)', async () => {
    const deliverable = await lay(app, deliverables, { title: 'Noted', state: 'feedback' });
    const file = await lay(app, files, { what: 'deliverable', status: 'review', delID: deliverable.id, name: 'a.pdf' });
    const note = await comesBack(
      notes,
      {
        file: file.id,
        delID: deliverable.id,
        text: 'Closer',
        tc: '00:00:01:05',
        seconds: 1.2,
        pdf: true,
        pdfPage: 2,
        author: 'Wri Ter',
      },
      'person',
    );
    expect(note).toMatchObject({ created_by: writer.id, done: false, response: false });
    await comesBack(
      notes,
      { file: file.id, delID: deliverable.id, text: 'Done', response: true, note: note.id, author: 'Wri Ter' },
      'person',
    );
  });
});

const productionFile = {
  sourceDownloadURL: '/api/files/x/original',
  previewDownloadURL: '/api/files/x/preview',
  sourceFileNameAsUploaded: 'cut.mp4',
  sourcePath: 'files/2026/Digital/Ashes/cut.mp4',
  sourceStorageClass: 'STANDARD',
  sourceBucket: 'local',
  sourceExtention: 'mp4',
  sourceFileName: 'cut-1.mp4',
  hasPreview: true,
  prodTitle: 'Ashes',
  delTitle: 'Trailer',
  department: 'Digital',
  subsFileID: 's1',
  branded: true,
  brandedTag: 'Sky',
  inspiration: 'i1',
  events: [{ action: 'Uploaded' as const, user: 'u1', date: instant }],
  metadata: {
    size: 12,
    file_created: instant,
    format: 'mp4',
    bitrate: 8_000_000,
    duration: 30.04,
    timecode: '10:00:00:00',
    display_aspect_ratio: '16:9',
    width: 1920,
    height: 1080,
    videoCodec: 'h264',
    videoBitrate: 7_800_000,
    avg_frame_rate: '30000/1001',
    profile: 'High',
    audio: [{ index: 1, channel_layout: 'stereo', codec_name: 'aac', compression: 'lossy' as const }],
  },
};

describe('the library', () => {
  it('a collection (DAT-029)', async () => {
    const made = await comesBack(collections, { name: 'Finals Day', restrictions: 'Editorial only' }, 'person');
    expect(made).toMatchObject({ size: 0, created_by: writer.id, created_at: expect.any(String) });
  });

  it('a zip request of a brief and of a collection (DAT-030)', async () => {
    const zip = {
      deleteDate: '2027-07-04',
      files: [{ id: 'f1', folderName: 'Day 1' }],
      zipName: 'Ashes 2026-07-04',
      all: true,
      file: 'z1',
    };
    await comesBack(zips, { ...zip, prodID: 'p1', status: 'requested' }, 'store');
    await comesBack(zips, { ...zip, colID: 'c1', status: 'ready' }, 'store');
  });

  it('an inspiration and a comment on it (DAT-031 DAT-032)', async () => {
    const inspiration = await comesBack(
      inspirations,
      {
        what: 'url',
        url: 'https://example.org/a',
        file: 'f1',
        title: 'A goal',
        type: 'Animation',
        platform: 'YouTube',
        author: 'Someone',
        tags: ['slow motion'],
        favourites: { [writer.id]: true },
        briefs: { b1: true },
        chosenImage: 'https://example.org/a.png',
        scraped: true,
        error: false,
        extImages: ['https://example.org/a.png'],
        capturedExtFiles: ['f2'],
        commentsNumber: 0,
      },
      'store',
    );
    await comesBack(inspirations, { what: 'file', file: 'f3' }, 'store');
    const comment = await comesBack(inspirationComments, { inspiration: inspiration.id, text: 'Lovely' }, 'person');
    expect(comment.created_by).toBe(writer.id);
  });
});

describe('planning and money', () => {
  it('a resource (DAT-033)', async () => {
    const { billing } = await layBookable();
    await comesBack(
      resources,
      {
        displayName: 'Edit 1',
        company: 'Boundary Films',
        group: 'Editors',
        availableBillings: [billing],
        defaultBilling: billing,
        isPerson: true,
        user: writer.id,
        active: true,
      },
      'person',
    );
  });

  it('a billing and a budget (DAT-034 DAT-035)', async () => {
    await comesBack(
      billings,
      {
        label: 'Retainer 26',
        company: 'Boundary Films',
        group: 'Retainer',
        start: '2026-01-01',
        end: '2026-12-31',
        quota: 200,
        dayRate: 350.5,
        invoice: true,
        colour: '#5e72e4',
        active: true,
      },
      'person',
    );
    await comesBack(budgets, { name: 'Digital 26', department: 'Digital', company: 'Board', active: true }, 'person');
  });

  it('a payment, stamped, and a cost (DAT-036 DAT-037)', async () => {
    const { budget, productionId, shoot } = await layBookable();
    const payment = await comesBack(payments, { total: 1200.25, budgetId: budget }, 'person');
    expect(payment).toMatchObject({ created_by: writer.id, created_at: expect.any(String) });
    await comesBack(
      costs,
      {
        budget,
        productionId,
        shoot,
        date: '2026-07-04',
        type: 'Crew',
        amount: 99.99,
        description: 'Two days',
      },
      'person',
    );
  });

  it.each(bookings)('a shift of the type %s of %d days (DAT-038)', async (type, days) => {
    const { resourceId, productionId, billing, budget } = await layBookable();
    const shift = await comesBack(
      shifts,
      {
        resourceId,
        productionId,
        title: 'Ashes',
        start: '2026-07-04',
        end: '2026-07-07',
        date: '2026-07-04',
        days,
        type,
        billing,
        cost: 175.25,
        manualCost: true,
        invoiceable: true,
        budget,
        backgroundColor: '#fb6340',
      },
      'person',
    );
    expect(shift.resourceName).toBe('Edit 1');
  });

  it.each(shootStates)('a shoot that is %s (DAT-039)', async (shootStatus) => {
    const { productionId } = await layBookable();
    const shoot = await comesBack(
      shoots,
      {
        productionId,
        shootTitle: 'Nets at dawn',
        shootStatus,
        start: '2026-07-31',
        end: '2026-08-01',
        date: '2026-07-31',
        days: 2,
        timings: '06:00 call',
        shooter: 'Other',
        crew: 'Two',
        location: 'Lord’s',
      },
      'person',
    );
    const months = { '07-2026': true, '08-2026': true };
    expect(shoot).toMatchObject({ type: 'shoot', prodTitle: 'Ashes', monthYear: months });
    expect(shoot).toMatchObject({ created_by: writer.id, created_at: expect.any(String) });
    await writer.documents.patch(shoots, shoot.id, { crew: 'Three' });
    expect(await reader.documents.get(shoots, shoot.id)).toMatchObject({ updated_by: writer.id, crew: 'Three' });
  });
});

const match = {
  startDate: instant,
  year: 2026,
  int: false,
  teamsMap: { t1: true, t2: true },
  cricketFormat: 3,
  cricketType: 1,
  ground: 'v1',
};

describe('the archive and livestreams', () => {
  it('a match (DAT-040)', () =>
    comesBack(
      matches,
      {
        ...match,
        team1Name: 'Surrey',
        team2Name: 'Kent',
        team1: 't1',
        team2: 't2',
        teamId1: 't1',
        teamId2: 't2',
        competition: 'Final',
        competitionName: 'Blast',
        tv: true,
        label: 'Surrey v Kent',
        ellipseMatchId: 'e1',
        pulseID: 'p1',
        catchupBC: true,
        catchupBCId: 'bc1',
      },
      'store',
    ));

  it('a delivery and a user’s clip (DAT-041 DAT-042 DAT-043 OPN-024)', async () => {
    const event = {
      ...match,
      file: 'f1',
      match: 'm1',
      tcIn: 10.04,
      tcOut: 14,
      bookmark: 'Wicket',
      bookmarkPlayer: 'Joe Rooter',
      bookmarkTeam: 'Surrey',
      note: 'What a ball',
      username: 'Wri Ter',
      clippedBy: 'u1',
      created_by: 'u1',
      clipped: true,
      clipStatus: 'clipped' as const,
      clipFile: 'f9',
      clipSource: 'recording',
      clipped_at: instant,
      manualSet: true,
      video: true,
      month: 7,
      date: '2026-07-04',
      innings: 2,
      over: 19,
      ballNum: 6,
      batter: 'A',
      bowler: 'B',
      batTeam: 'Surrey',
      bowlTeam: 'Kent',
      runsBat: 4,
      runs: 5,
      wicket: 1,
      bowlLength: 'Full',
      bowlLine: 'Off',
      bowlMove: 'Swing in',
      bowlStyle: 'Fast',
      fieldAct: 'Catch',
      fieldPos: 'Gully',
      footMove: 'Front',
      howOut: 'Caught',
      shotType: 'Drive',
      extras: 1,
    };
    const { created_by: _, ...given } = event;
    await comesBack(archiveEvents, { ...given, source: 'feed' }, 'store');
    await comesBack(archiveEvents, { ...given, source: 'user' }, 'store');
  });

  it('files of the archive and a watermark (DAT-024 DAT-025 DAT-026 DAT-027)', async () => {
    const file = {
      ...match,
      match: 'm1',
      day: 2,
      part: 1,
      label: 'Morning session',
      name: 'day2.mp4',
      sourceFileName: 'day2-1.mp4',
      sourceBucket: 'local',
      sourcePath: 'archive/2026/day2.mp4',
      sourceDownloadURL: '/api/files/x/original',
      previewDownloadURL: '/api/files/x/preview',
      hasPreview: true,
      assetType: 'video' as const,
      sourceExtention: 'mp4',
      originalFile: 'f0',
      size: 12,
      innings: 1,
      clipType: 'wicket',
      ellipseBatterId: 'b1',
      metadata: { duration: 7200.5, size: 12, timecodeStart: '10:00:00:00' },
    };
    for (const what of ['match-reel', 'recording', 'match-clip', 'archive-awaiting'] as const) {
      const made = await comesBack(files, { what, ...file }, 'store');
      expect(made).toMatchObject({ created_at: expect.any(String) });
    }
    await comesBack(files, { what: 'livestream-county-logo', label: 'Surrey', name: 'surrey.png' }, 'store');
  });

  it('requests, players, teams, venues, competitions and the lookup of formats (DAT-044 DAT-045 DAT-046 DAT-047 DAT-048 DAT-049)', async () => {
    await comesBack(
      clippingRequests,
      { file: 'f1', event: 'e1', filename: 'wicket.mp4', status: 'requested', duration: 4 },
      'store',
    );
    const player = { fullName: 'Joe Rooter', scorecardName: 'J Rooter', lastName: 'Rooter' };
    await comesBack(players, { ...player, ellipsePlayerId: 'e1', pulseID: 'p1' }, 'store');
    await comesBack(teams, { teamName: 'Surrey' }, 'store');
    await comesBack(venues, { name: 'The Oval' }, 'store');
    await comesBack(competitions, { competitionName: 'Blast', pulseID: 'p1' }, 'store');
    await comesBack(matchFormats, { list: 'formats', options: [{ id: 3, name: 'T20' }] }, 'store');
    await comesBack(matchFormats, { list: 'types', options: [{ id: 1, name: 'Men 1st XI' }] }, 'store');
    await comesBack(matchFormats, { list: 'shotType', options: [{ id: 'drive', name: 'Drive' }] }, 'store');
  });

  it('a livestream job and its outputs (DAT-050 DAT-051)', () =>
    comesBack(
      livestreams,
      {
        state: 'processing',
        sep_state: 'activated',
        protocol: 'rtmp',
        stream: { url: 'rtmp://live.example.org/in', name: 'key' },
        videocloud: { video: { name: 'Surrey v Kent', tags: ['bbc-commentary'] } },
        job_videocloud_asset_id: 'v1',
        rtmp_outputs: [
          {
            rtmp_out_id: 'o1',
            state: 'started',
            connection_info: { rtmps: true, host: 'a.example.org', application: 'live', streamName: '••••' },
          },
        ],
      },
      'store',
    ));

  it('a destination shows its name and address to people, and its key to nobody (DAT-052)', async () => {
    const preset = await comesBack(rtmpOutputs, { name: 'BBC', url: 'rtmps://bbc.example.org/live' }, 'store');
    await lay(app, rtmpOutputKeys, { id: preset.id, key: 'very secret' });
    expect(await reader.documents.fetch(rtmpOutputKeys)).toEqual([]);
    expect(JSON.stringify(await reader.documents.fetch(rtmpOutputs))).not.toContain('very secret');
  });
});

it('the configuration lists are there from the start, readable by everybody who is signed in (DAT-053 DAT-054)', async () => {
  const someone = await app.addPerson({ name: 'No Roles' });
  const [stored] = await someone.documents.fetch(config, { where: { id: 'default' } });
  const lists = ['companies', 'departments', 'brand', 'partners', 'producer', 'formats', 'costTypes'] as const;
  for (const list of lists) expect([list, stored?.[list].length]).not.toEqual([list, 0]);
  expect(stored?.calendarEvents).toEqual([]);
  expect(stored?.delTypes).toEqual(defaultConfiguration('x').delTypes);
  expect(stored?.delTypes.every(({ display, allowedFiles }) => display && allowedFiles.length > 0)).toBe(true);
  expect(stored?.delStatuses).toEqual([
    { key: 'production', display: 'Pre-Production' },
    { key: 'feedback', display: 'Awaiting Feedback' },
    { key: 'reworking', display: 'Reworking' },
    { key: 'signed', display: 'Signed Off' },
    { key: 'held', display: 'On Hold' },
  ]);
  await writer.documents.patch(config, 'default', { calendarEvents: [{ title: 'Finals Day', start: '2026-09-05' }] });
  const seen = await watch(someone, config, { where: { id: 'default' } });
  expect(seen.documents()[0]?.calendarEvents[0]?.title).toBe('Finals Day');
  seen.stop();
  await expect(someone.documents.patch(config, 'default', { companies: [] })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  });
});
