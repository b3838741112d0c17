import { files } from '@pavilion/domain/files';
import { expect, it } from 'vitest';
import { timesNote } from './times-note.ts';

const film = files.schema.parse({ what: 'deliverable', assetType: 'video' });

it('says why the times of a film are whole seconds', () => {
  expect(timesNote({ ...film, media: 'pending' })).toBe('Whole seconds: the film is being read');
  expect(timesNote({ ...film, media: 'broken' })).toBe('Whole seconds: the film could not be read');
});

it('says nothing where times are exact, and of sound, which has no frames', () => {
  const metadata = { size: 1, avg_frame_rate: '25/1' };
  expect(timesNote({ ...film, media: 'ready', metadata })).toBeUndefined();
  expect(timesNote({ ...film, assetType: 'other', media: 'ready' })).toBeUndefined();
});
