import { describe, expect, it } from 'vitest';
import { archiveEvents } from '../documents.ts';
import { editDecisionList, finalCutList, type ListedPart, refuseEdl } from './edit-lists.ts';
import { planFilm, refuseJoined } from './joined-film.ts';

const pal = { num: 25, den: 1 };
const ntsc = { num: 30_000, den: 1_001 };
const track = (channel_layout: string, index = 1) => ({
  index,
  channel_layout,
  codec_name: 'aac',
  compression: 'lossy' as const,
});
const film = (frameRate = pal, more: object = {}) => ({
  size: 1,
  duration: 100,
  frames: 2_500,
  frameRate,
  width: 1920,
  height: 1080,
  audio: [track('stereo')],
  ...more,
});

/** A clip of some frames from one on, in a recording. */
function part(id: string, [from, count]: [number, number], metadata = film(), name = 'Day 1.mp4'): ListedPart {
  const { num, den } = metadata.frameRate;
  const event = {
    ...archiveEvents.schema.parse({
      source: 'user',
      file: name,
      bookmark: 'Toss',
      tcIn: (from * den) / num,
      tcOut: ((from + count - 1) * den) / num,
    }),
    id,
  };
  return { event: event as ListedPart['event'], metadata, recording: { id: name, name, metadata } };
}

describe('the plan of a joined film (ARC-125)', () => {
  it('keeps order and frames, and has the size and rate of most clips', () => {
    const fast = film({ num: 50, den: 1 }, { width: 1280, height: 720, audio: [] });
    const plan = planFilm([part('late', [500, 50], fast), part('b', [30, 20]), part('a', [10, 5])]);
    expect(plan.parts.map(({ event, inFrame, frames, filmFrames }) => [event.id, inFrame, frames, filmFrames])).toEqual(
      [
        ['late', 500, 50, 25],
        ['b', 30, 20, 20],
        ['a', 10, 5, 5],
      ],
    );
    expect(plan).toMatchObject({ rate: pal, size: { width: 1920, height: 1080 }, frames: 50 });
    expect(plan.notes).toEqual([
      '1 clip of another size is fitted into 1920×1080, with black edges where the shape differs.',
      '1 clip of another frame rate is brought to 25 frames a second: the speed stays, and frames are repeated or left out.',
      '1 clip without sound is silent.',
    ]);
  });

  it('leaves out what has no marks, says so, and refuses what is nothing or too long', () => {
    const unmarked = part('x', [0, 1]);
    delete (unmarked.event as { tcOut?: number }).tcOut;
    expect(planFilm([part('a', [0, 5]), unmarked]).notes).toEqual(['1 clip without marks or recording is left out.']);
    expect(refuseJoined(planFilm([unmarked]))).toMatch(/^None of these have an in point/);
    expect(refuseJoined(planFilm([part('a', [0, 25 * 3_600 * 5])]))).toBe('A joined film can last at most 4 hours.');
    expect(refuseJoined(planFilm([part('a', [0, 5])]))).toBeNull();
  });
});

describe('an EDL of a selection', () => {
  it('has the timecodes of the recordings, in the order of the selection, the out point after the last frame', () => {
    const timed = film(pal, { timecode: '10:00:00:00' });
    const text = editDecisionList('Best of', [
      part('b', [250, 50], timed),
      part('a', [0, 1], film(pal, { audio: [] }), 'Day 1 b.mp4'),
    ]);
    expect(text.split('\r\n')).toEqual([
      'TITLE: Best of',
      'FCM: NON-DROP FRAME',
      '',
      '001  DAY1     AA/V  C        10:00:10:00 10:00:12:00 01:00:00:00 01:00:02:00',
      '* FROM CLIP NAME: Day 1.mp4',
      '* COMMENT: Toss',
      '',
      '002  DAY1B    V     C        00:00:00:00 00:00:00:01 01:00:02:00 01:00:02:01',
      '* FROM CLIP NAME: Day 1 b.mp4',
      '* COMMENT: Toss',
      '',
    ]);
  });

  it('counts drop-frame timecode as its recording does, and prefers the start that an archivist set', () => {
    const drop = film(ntsc, { timecode: '00:00:00;00', timecodeStart: '00:00:59;00' });
    const text = editDecisionList('x', [part('a', [31, 45], drop)]);
    expect(text).toContain('FCM: DROP FRAME');
    expect(text).toContain('00:01:00;03 00:01:01;18');
  });

  it('names as many channels of sound as the recording has, at most two (ARC-115)', () => {
    const line = (...layouts: string[]) =>
      editDecisionList('x', [part('a', [0, 5], film(pal, { audio: layouts.map(track) }))]).split('\r\n')[3];
    expect(line('mono')).toContain('DAY1     B     C ');
    expect(line('mono', 'mono')).toContain('DAY1     AA/V  C ');
    expect(line('5.1')).toContain('DAY1     AA/V  C ');
  });

  it('is refused for mixed rates, which it cannot hold', () => {
    expect(refuseEdl(planFilm([part('a', [0, 5]), part('b', [0, 5], film(ntsc))]))).toMatch(/Choose FCPXML/);
    expect(refuseEdl(planFilm([part('a', [0, 5]), part('b', [9, 5])]))).toBeNull();
  });

  it('gives recordings whose names begin alike reels of their own', () => {
    const text = editDecisionList('x', [
      part('a', [0, 5], film(), 'Surrey v Essex 1.mp4'),
      part('b', [0, 5], film(), 'Surrey v Essex 2.mp4'),
    ]);
    expect(text).toMatch(/001 {2}SURREYVE /);
    expect(text).toMatch(/002 {2}SURREYV2 /);
  });
});

describe('FCPXML of a selection', () => {
  it('has exact fractions of a second, also at 30000/1001', () => {
    const timed = film(ntsc, { timecode: '01:00:00:00' });
    const text = finalCutList('A & B', [part('a', [31, 45], timed), part('b', [100, 10], timed)]);
    expect(text).toContain('frameDuration="1001/30000s" width="1920" height="1080"');
    expect(text).toContain('<event name="A &amp; B">');
    // 01:00:00:00 is frame 108,000.
    const time = (frames: number) =>
      (frames * 1_001) % 30_000 === 0 ? `${(frames * 1_001) / 30_000}s` : `${frames * 1_001}/30000s`;
    expect(text).toContain(`offset="${time(108_000)}" start="${time(108_031)}" duration="${time(45)}" tcFormat="NDF"`);
    expect(text).toContain(`offset="${time(108_045)}" start="${time(108_100)}" duration="${time(10)}"`);
    expect(text.match(/<asset /g)).toHaveLength(1);
    expect(text).toContain('src="file:///Day%201.mp4"');
  });

  it.each([
    [['mono'], 1, 1],
    [['stereo'], 1, 2],
    [['5.1(side)'], 1, 6],
    [['7.1.4'], 1, 12],
    [['4 channels'], 1, 4],
    [['mono', 'mono', 'mono', 'mono'], 4, 1],
  ])(
    'has the sound of a recording with %j: sources %i, channels of each %i (ARC-115)',
    (layouts, sources, channels) => {
      const text = finalCutList('x', [part('a', [0, 5], film(pal, { audio: layouts.map(track) }))]);
      expect(text).toContain(`audioSources="${sources}" audioChannels="${channels}"`);
    },
  );

  it('has two channels for a recording that has not been read, and none for a silent one (ARC-115)', () => {
    const unread = finalCutList('x', [part('a', [0, 5], film(pal, { audio: undefined }))]);
    expect(unread).toContain('audioSources="1" audioChannels="2"');
    expect(finalCutList('x', [part('a', [0, 5], film(pal, { audio: [] }))])).not.toContain('audio');
  });

  it('keeps the rate of each clip, and lengths in frames of the sequence', () => {
    const text = finalCutList('x', [part('a', [0, 25]), part('b', [30, 30], film(ntsc), 'b.mp4'), part('c', [0, 5])]);
    expect(text).toContain('<sequence format="r0" tcStart="3600s"');
    expect(text).toContain('start="30030/30000s" duration="1s"');
  });
});
