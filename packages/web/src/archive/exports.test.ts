import { read, utils } from '@e965/xlsx';
import { notificationsStore } from '@mantine/notifications';
import { type ArchiveEvent, archiveEvents, type Match, matches } from '@pavilion/domain/archive';
import { type FileMetadata, files } from '@pavilion/domain/files';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exportDeliveries } from './clips/deliveries/export-deliveries.ts';
import { exportMatches, type MatchExport } from './matches/export-matches.ts';
import { exportRecordings } from './matches/recordings/export-recordings.ts';
import type { Lookups } from './use-lookups.ts';

const match: Match = { id: 'm', _rev: 1, ...matches.schema.parse({ team1Name: 'Surrey', team2Name: 'Essex' }) };
const lookups = (ready: boolean): Lookups => ({
  teams: [],
  venues: [],
  formats: [],
  types: [],
  venueName: () => '',
  typeName: () => '',
  formatName: () => '',
  venuesReady: ready,
  formatsReady: ready,
});
const exported = (wish: Partial<MatchExport>) => {
  const filters = {
    teams: [],
    ground: '',
    competition: '',
    competitionName: '',
    cricketType: '',
    cricketFormat: '',
    year: '',
    int: '',
  } as const;
  return exportMatches({
    format: 'csv',
    all: false,
    filters: { ...filters, teams: [] },
    rows: [match],
    total: 1,
    lookups: lookups(true),
    ...wish,
  });
};
const notices = () =>
  [...notificationsStore.getState().notifications, ...notificationsStore.getState().queue].map(
    ({ title, message, autoClose }) => ({ title, message, autoClose }),
  );
const titles = () => notices().map(({ title }) => title);

beforeEach(() => notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] }));

/** Vitest has no browser to download with, so an export that gets that far fails at its last step. */
describe('the export of matches', () => {
  it('warns once when there are no matches to export (ARC-023)', async () => {
    await exported({ rows: [], total: 0, lookups: lookups(false) });
    expect(notices()).toMatchObject([
      { title: 'No Data', message: 'There are no matches to export. Please run a query first.' },
    ]);
  });

  it('warns while venue and format names load, and exports all the same (ARC-027 ARC-028)', async () => {
    await exported({ lookups: lookups(false) });
    expect(notices().slice(0, 2)).toMatchObject([
      { title: 'Venue Data Not Loaded', message: expect.stringContaining('may be incomplete') },
      { title: 'Match Format Data Not Loaded', message: expect.stringContaining('may be incomplete') },
    ]);
    expect(titles()).toHaveLength(3);
  });

  it('reports a failed search for all results, and writes no partial file (ARC-024)', async () => {
    await exported({ all: true, total: 2 });
    expect(notices()).toMatchObject([
      { title: 'Export Failed', message: 'An error occurred while exporting matches.' },
    ]);
  });

  it('says why it failed, without warnings when all names are loaded (ARC-025)', async () => {
    await exported({});
    expect(titles()).toEqual(['Export Error']);
    expect(notices()[0]?.message).toMatch(/^An error occurred while exporting data: ./);
  });
});

it('a failed export of recordings shows a notice for 5 s (ARC-100)', async () => {
  await exportRecordings([], new Map());
  expect(notices()).toEqual([
    {
      title: 'Export Failed',
      message: 'There was an error exporting the data. Please try again.',
      autoClose: 5_000,
    },
  ]);
});

it('a finished export of recordings names the count and the file for 5 s (ARC-099)', async () => {
  vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) });
  try {
    await exportRecordings([{ id: 'f', _rev: 1, ...files.schema.parse({ what: 'recording' }) }], new Map());
  } finally {
    vi.unstubAllGlobals();
  }
  expect(notices()).toEqual([
    {
      title: 'Export Complete',
      message: expect.stringMatching(/^Successfully exported 1 recording to recent_recordings_\d{4}-\d\d-\d\d\.xlsx$/),
      autoClose: 5_000,
    },
  ]);
});

describe('the export of deliveries', () => {
  const ball: ArchiveEvent = {
    id: 'b',
    _rev: 1,
    ...archiveEvents.schema.parse({
      ...{
        source: 'feed',
        match: 'm',
        file: 'f',
        startDate: '2024-05-31T10:00:00.000Z',
        year: 2024,
        tcIn: 8.4,
        tcOut: 8.56,
      },
      ...{ innings: 2, over: 14, ballNum: 10, runs: 3, wicket: 1, howOut: 'Caught', extras: 2 },
    }),
  };
  const film = { what: 'recording', name: 'day1.mp4', day: 1, part: 2 };
  /** The file offered for download. */
  async function exportedAs(format: 'xlsx' | 'csv', metadata: Partial<FileMetadata> = {}): Promise<Uint8Array> {
    const made: Blob[] = [];
    vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) });
    vi.stubGlobal('window', { location: { href: 'https://pavilion.example/#/search' } });
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob)}`);
    try {
      await exportDeliveries({
        events: [ball],
        matches: async () => new Map([['m', match]]),
        recordings: async () => new Map([['f', files.schema.parse({ ...film, metadata: { size: 1, ...metadata } })]]),
        lookups: lookups(true),
        matchFields: ['teams', 'startDate', 'year'],
        deliveryFields: ['innings', 'ball', 'runs', 'wicket', 'extras', 'note'],
        format,
      });
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
    return new Uint8Array(await made[0]!.arrayBuffer());
  }
  const columns = 'Delivery,Outcome,Teams,Date,Year,Innings,Over,Runs,Wicket,Extras,Note'.split(',');

  it('writes numbers as numbers and days as dates, and names the recording and the frames of In and Out', async () => {
    const book = read(await exportedAs('xlsx'), { type: 'array' });
    const [head, row] = utils.sheet_to_json<unknown[]>(book.Sheets.Deliveries!, { header: 1 });
    expect(head).toEqual([
      ...columns,
      'Recording',
      'Recording day',
      'Recording part',
      'In: first frame (s)',
      'Out: last frame (s)',
      'In: first frame (timecode)',
      'Out: last frame (timecode)',
      'Link',
    ]);
    // Ball 14.10 must not read as 14.1.
    expect(row?.slice(0, 3)).toEqual(['14.10', 'Wicket, Caught · 3 runs', 'Surrey v Essex']);
    expect(row?.slice(3, 10)).toEqual([45_443, 2024, 2, '14.10', 3, 'Caught', 2]);
    expect(row?.slice(11, 16)).toEqual(['day1.mp4', 1, 2, 8.4, 8.56]);
    expect(book.Sheets.Deliveries?.D2).toMatchObject({ t: 'n', w: '31/05/2024' });
  });

  it.each([
    [
      'a start set by an archivist',
      { avg_frame_rate: '25/1', timecodeStart: '10:00:00:00' },
      '10:00:08:10',
      '10:00:08:14',
    ],
    ['the start of the file', { frameRate: { num: 50, den: 1 }, startFrame: 180_000 }, '01:00:08:20', '01:00:08:28'],
    ['no start', { avg_frame_rate: '25/1' }, '00:00:08:10', '00:00:08:14'],
    ['drop frame', { avg_frame_rate: '30000/1001', timecodeStart: '00:01:00;02' }, '00:01:08;13', '00:01:08;18'],
    ['an unknown frame rate', { timecodeStart: '10:00:00:00' }, undefined, undefined],
  ])('writes In and Out as timecodes, with %s', async (_, metadata, tcIn, tcOut) => {
    const book = read(await exportedAs('xlsx', metadata), { type: 'array' });
    const [row] = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Deliveries!, { defval: '' });
    expect(row).toMatchObject({
      'In: first frame (s)': 8.4,
      'Out: last frame (s)': 8.56,
      'In: first frame (timecode)': tcIn ?? '',
      'Out: last frame (timecode)': tcOut ?? '',
    });
  });

  it('writes readable dates in CSV', async () => {
    const [, line] = new TextDecoder().decode(await exportedAs('csv')).split('\n');
    expect(line).toMatch(
      /Surrey v Essex,31\/05\/2024,2024,2,14\.10,3,Caught,2,,day1\.mp4,1,2,8\.4,8\.56,,,https:\/\/pavilion\.example\/#\/recording\/f\/b$/,
    );
  });
});
