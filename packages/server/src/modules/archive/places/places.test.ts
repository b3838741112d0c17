import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ArchiveEvent,
  archiveEvents,
  type DeliveryMove,
  deliveryWhere,
  matches,
  noMatchFilters,
  placeAtFrame,
  placeOf,
  readBallTimes,
  takenBack,
} from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClipStage, openClipStage, tools } from '../../../testing/clip-stage.ts';
import { framesShown } from '../../../testing/frame-bits.ts';
import { readCricsheet } from '../../system/import/cricsheet.ts';
import { cricsheetId } from '../../system/import/cricsheet-match.ts';
import { importMatches } from '../../system/import/import-matches.ts';
import { inOrderOfPlay } from './plan-places.ts';

const sample = fileURLToPath(new URL('../../../demo/cricsheet-sample.zip', import.meta.url));
const match = cricsheetId('1250294');
let stage: ClipStage;
/** Balls of the imported match, in the order of play. */
let balls: ArchiveEvent[];
/** 40 s at 25 frames a second, with timecodes from 18:30:00:00. */
let film: FileDocument;

beforeAll(async () => {
  stage = await openClipStage();
  const { matches: found, faults } = await readCricsheet(sample);
  const only = { matches: found.filter(({ id }) => cricsheetId(id) === match), faults };
  await importMatches(stage.app.context.store, only, { apply: true }, () => undefined);
  balls = await ballsNow();
  film = await uploadAndPair(match);
});
afterAll(() => stage.stop());

const count = (from: number, length: number) => Array.from({ length }, (_, n) => from + n);
const ballsNow = () =>
  stage.people.keeper.documents.fetch(archiveEvents, {
    where: { match, source: 'feed' },
    orderBy: inOrderOfPlay,
    limit: 500,
  });
const ball = (index: number) => stage.event(balls[index]!.id);

/** Uploads an awaiting recording and pairs it with its match, as archivists do. */
async function uploadAndPair(matchID: string): Promise<FileDocument> {
  const awaiting = await stage.addRecording(
    { seconds: 40, timecode: '18:30:00:00' },
    { what: 'archive-awaiting', match: undefined, day: undefined, part: undefined },
  );
  await stage.people.keeper.call.archive.archivePaired({
    fileID: awaiting.id,
    matchID,
    day: 1,
    part: 1,
    type: 'recording',
  });
  return (await stage.people.keeper.documents.get(files, awaiting.id)) as FileDocument;
}

/** Move of a ball to a frame of the recording. */
async function moveTo(index: number, frame: number, seconds = 4): Promise<DeliveryMove> {
  const now = await ball(index);
  const to = placeAtFrame(frame, seconds, { file: film.id, film: film.metadata, byHand: true });
  return { delivery: now.id, from: placeOf(now), to };
}
const place = (...moves: DeliveryMove[]) => stage.people.keeper.call.archive.placeDeliveries({ match, moves });
const takeAway = async () => {
  const moves = (await ballsNow()).flatMap((event): DeliveryMove[] => {
    const from = placeOf(event);
    return from ? [{ delivery: event.id, from, to: null }] : [];
  });
  if (moves.length > 0) await place(...moves);
};

describe('an imported match with an uploaded recording', () => {
  it('a ball placed by hand is found with video, and its clip begins at the chosen frame (ARC-063 ARC-125)', async () => {
    const { keeper, clipper } = stage.people;
    const before = await keeper.call.archive.filmCover({ match });
    expect(before).toEqual({ deliveries: balls.length, placed: 0, timed: 0 });
    expect(balls.length).toBeGreaterThan(200);
    await place(await moveTo(0, 250));
    expect(await ball(0)).toMatchObject({ file: film.id, tcIn: 10, tcOut: 13.96, video: true, manualSet: true });
    expect((await keeper.call.archive.filmCover({ match })).placed).toBe(1);

    const found = await clipper.documents.fetch(archiveEvents, {
      where: deliveryWhere(noMatchFilters, {}),
      limit: 100,
    });
    expect(found.map(({ id }) => id)).toEqual([balls[0]!.id]);
    await clipper.call.archive.createClip({ archiveEvent: balls[0]!.id });
    await stage.app.jobsDone();
    const { clipFile } = await ball(0);
    const path = join(tmpdir(), `${clipFile}.mp4`);
    const bytes = await (await clipper.fetch(`/api/files/${clipFile}/original`)).arrayBuffer();
    await writeFile(path, Buffer.from(bytes));
    expect(await framesShown(tools, path)).toEqual(count(250, 100));

    // A move by a single frame already makes the clip file wrong.
    await place(await moveTo(0, 251));
    expect(await ball(0)).toMatchObject({ clipStatus: 'not clipped', clipped: false });
    await takeAway();
    expect(await ball(0)).toMatchObject({ video: false, manualSet: false });
    expect((await ball(0)).file).toBeUndefined();
  });

  it('balls are placed on the frames of their times, except those placed by hand', async () => {
    const { keeper } = stage.people;
    const { call } = keeper;
    const startDate = (await keeper.documents.get(matches, match))?.startDate ?? '';
    const text = [
      'innings,over,ball,time',
      '1,0,1,18:30:02',
      '1,0,2,18:30:12.480',
      '1,0,3,18:30:20',
      '1,0,4,19:45:00',
      '9,9,9,18:30:01',
    ].join('\n');
    const { times, faults } = readBallTimes(text, startDate.slice(0, 10));
    expect(faults).toEqual([]);
    expect(await call.archive.keepBowledTimes({ match, times })).toEqual({ kept: 4, unknown: ['9.9 of innings 9'] });
    await place(await moveTo(2, 600));

    const plan = await call.archive.planByTimes({ match, offset: -1, length: 2 });
    expect(plan).toMatchObject({ outside: 1, byHand: 1, untimed: balls.length - 4, cut: 0, busy: 0 });
    expect(plan.moves.map(({ delivery, to }) => [delivery, to?.tcIn, to?.tcOut])).toEqual([
      [balls[0]!.id, 1, 2.96],
      [balls[1]!.id, 287 / 25, 336 / 25],
    ]);
    expect((await ball(0)).video).toBe(false);
    await place(...plan.moves);
    expect(await ball(1)).toMatchObject({ file: film.id, tcIn: 287 / 25, video: true, manualSet: false });
    expect((await ball(2)).tcIn).toBe(24);
    expect((await call.archive.planByTimes({ match, offset: -1, length: 2 })).moves).toEqual([]);
    await takeAway();
  });

  it('a range is planned, shifted by frames and shifted back', async () => {
    const { call } = stage.people.keeper;
    await place(await moveTo(0, 100), await moveTo(1, 300), await moveTo(2, 500));
    const plan = await call.archive.planShift({ file: film.id, frames: -7, from: 12 });
    expect(plan.moves.map(({ from, to }) => [from?.tcIn, to?.tcIn])).toEqual([
      [12, 293 / 25],
      [20, 493 / 25],
    ]);
    await place(...plan.moves);
    expect((await ball(0)).tcIn).toBe(4);
    expect(await ball(2)).toMatchObject({ tcIn: 493 / 25, tcOut: 592 / 25, manualSet: true });
    await place(...takenBack(plan.moves));
    expect((await ball(2)).tcIn).toBe(20);
    const beyond = await call.archive.planShift({
      file: film.id,
      frames: 450,
      deliveries: [balls[1]!.id, balls[2]!.id],
    });
    expect(beyond).toMatchObject({ outside: 1, moves: [{ delivery: balls[1]!.id }] });
    await takeAway();
  });

  it('an undo is refused as a whole once someone else has moved one of its deliveries', async () => {
    const moves = [await moveTo(0, 100), await moveTo(1, 300)];
    await place(...moves);
    await place(await moveTo(1, 320));
    await expect(place(...takenBack(moves))).rejects.toMatchObject({ code: 'MOVED_ON' });
    expect(await ball(0)).toMatchObject({ tcIn: 4, video: true });
    expect((await ball(1)).tcIn).toBe(320 / 25);
    await takeAway();
  });
});

describe('placing is refused', () => {
  const refused = (work: Promise<unknown>) => work.then(() => null).catch(({ code }: { code: string }) => code);

  it('beyond the last frame of the recording', async () => {
    const last = await moveTo(0, 999, 1);
    expect(last.to).toMatchObject({ tcIn: 999 / 25, tcOut: 999 / 25 });
    await place(last);
    await place({ ...last, from: last.to, to: null });
    expect(await refused(place(last, last))).toBe('INVALID');
    const beyond = { file: film.id, tcIn: 39, tcOut: 40, byHand: true };
    expect(await refused(place({ ...last, to: beyond }))).toBe('OUTSIDE');
    expect(await refused(place({ ...last, to: { ...beyond, tcOut: 38 } }))).toBe('OUTSIDE');
  });

  it('for a delivery or recording of another match, and for a clip', async () => {
    const other = await stage.addEvent({ source: 'feed', file: undefined, tcIn: undefined, tcOut: undefined });
    const own = await stage.addEvent({ match });
    const move = await moveTo(0, 100);
    expect(await refused(place({ ...move, delivery: other.id }))).toBe('NOT_FOUND');
    expect(await refused(place({ ...move, delivery: own.id, from: placeOf(own) }))).toBe('NOT_FOUND');
    expect(await refused(place({ ...move, to: { ...move.to!, file: stage.recording.id } }))).toBe('NO_RECORDING');
    expect((await ball(0)).video).toBe(false);
  });

  it('while a clip of the delivery is being cut (ARC-126)', async () => {
    const move = await moveTo(0, 100);
    await place(move);
    await stage.app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(archiveEvents, move.delivery, { clipStatus: 'clipping' }),
    );
    expect(await refused(place({ ...move, from: move.to, to: null }))).toBe('CLIPPING');
    expect(await stage.people.keeper.call.archive.planShift({ file: film.id, frames: 1 })).toMatchObject({
      busy: 1,
      moves: [],
    });
    // It stays in any case, so it does not stand in the way of a shift. A ball without marks has nothing to shift.
    const marked = await moveTo(1, 300);
    await place(marked);
    const onNoMark = (file: string | null) =>
      stage.app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
        tx.patch(archiveEvents, balls[2]!.id, { file }),
      );
    await onNoMark(film.id);
    expect(await stage.people.keeper.call.archive.planShift({ file: film.id, frames: -200 })).toMatchObject({
      busy: 1,
      outside: 0,
      moves: [{ delivery: balls[1]!.id }],
    });
    await onNoMark(null);
    await stage.app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(archiveEvents, move.delivery, { clipStatus: 'not clipped' }),
    );
    await takeAway();
  });

  it('to people other than archive administrators (USR-110)', async () => {
    const { clipper } = stage.people;
    const move = await moveTo(0, 100);
    expect(await refused(clipper.call.archive.placeDeliveries({ match, moves: [move] }))).toBe('NOT_ALLOWED');
    expect(await refused(clipper.call.archive.planShift({ file: film.id, frames: 1 }))).toBe('NOT_ALLOWED');
    expect(await refused(clipper.call.archive.planByTimes({ match, offset: 0, length: 8 }))).toBe('NOT_ALLOWED');
  });
});
