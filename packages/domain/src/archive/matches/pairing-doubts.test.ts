import { describe, expect, it } from 'vitest';
import { type PairingCase, pairingDoubts } from './pairing-doubts.ts';

const read = (duration: number) => ({ size: 1, duration, width: 1920, height: 1080, videoCodec: 'h264' });
const part = (name: string, duration: number) =>
  ({ id: name, name, media: 'ready', metadata: read(duration) }) as const;
const half = part('half-1.mp4', 5_400);
const alone: PairingCase = { type: 'recording', others: [], uploading: [] };

describe('what is asked before a file is paired (ARC-081)', () => {
  it.each<[string, Parameters<typeof pairingDoubts>[0], Partial<PairingCase>, string[]]>([
    ['nothing for a whole film', part('half-2.mp4', 5_300), { others: [half] }, []],
    ['nothing for the longer half', half, { others: [part('half-2.mp4', 1_000)] }, []],
    ['nothing for a film without others', part('half-2.mp4', 60), {}, []],
    ['nothing for a short reel', part('reel.mp4', 60), { type: 'match-reel', others: [half] }, []],
    [
      'a half that is shorter than the other',
      part('half-2.mp4', 3_725),
      { others: [half] },
      ['half-2.mp4 lasts 1:02:05, but half-1.mp4, another part of this day, lasts 1:30:00. Its end may be missing.'],
    ],
    [
      'sound only',
      { id: 's', name: 'radio.mp4', media: 'ready', metadata: { size: 1, duration: 60, audio: [] } },
      { others: [half] },
      ['radio.mp4 has sound only, no picture. Clips cannot be cut from it.'],
    ],
    [
      'a broken file, with the reason',
      { id: 'b', name: 'bad.mp4', media: 'broken', mediaError: 'The file is damaged.' },
      {},
      ['bad.mp4 cannot be played. The file is damaged.'],
    ],
    [
      'a file that is being read',
      { id: 'p', name: 'new.mp4', media: 'pending' },
      {},
      ['new.mp4 is still being read, so it is not known yet whether it is complete.'],
    ],
    [
      'a file that was never read',
      { id: 'n', name: 'old.mp4', media: 'none' },
      {},
      ['old.mp4 has not been read, so it is not known whether it is complete.'],
    ],
    [
      'a file of the same name that is being uploaded',
      half,
      { uploading: ['half-1.mp4'] },
      ['A file with the name half-1.mp4 is still being uploaded. This one may be an earlier, incomplete copy.'],
    ],
  ])('%s', (_, file, about, expected) => {
    expect(pairingDoubts(file, { ...alone, ...about })).toEqual(expected);
  });
});
