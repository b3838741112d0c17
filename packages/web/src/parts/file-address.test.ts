import { expect, it } from 'vitest';
import { shownAddress } from './file-address.ts';

it.each([
  ['a film without a preview: itself', 'video/mp4', {}, '/api/files/f1/original?inline=1'],
  ['a film with a preview', 'video/mp4', { preview: 'previews/f1.mp4' }, '/api/files/f1/preview'],
  ['a film that browsers do not play', 'video/x-matroska', {}, '/api/files/f1/preview'],
])('shows %s', (_what, mime, previews, address) => {
  expect(shownAddress({ id: 'f1', mime, previews })).toBe(address);
});
