import { describe, expect, it } from 'vitest';
import { matchFiles } from './match-files.ts';

const deliverables = [
  { id: 'hero', title: 'Hero film', format: '1920x1080', state: 'production' as const },
  { id: 'square', title: 'Hero film', format: '1080x1080', state: 'reworking' as const },
  { id: 'teaser', title: 'Teaser', folderName: 'Launch', state: 'production' as const },
  { id: 'teaser-2', title: 'Teaser', folderName: 'Finals', state: 'feedback' as const },
  { id: 'long', title: 'Hero film director’s cut', state: 'production' as const },
  { id: 'signed', title: 'Poster', state: 'signed' as const },
];

describe('files matched to deliverables', () => {
  it.each([
    ['Hero_film_1920x1080_v3.mp4', '', 'hero'],
    ['HERO-FILM 1080x1080 FINAL.mov', '', 'square'],
    ['hero film v2.mp4', '', null],
    ['teaser.mp4', 'Delivery/Finals', 'teaser-2'],
    ['teaser.mp4', '', null],
    ["Hero film director's cut.mp4", '', 'long'],
    ['poster.png', '', null],
    ['something else.mp4', '', null],
  ])('%s in "%s" is a version of %s', (name, folder, id) => {
    expect(matchFiles([{ name, folder }], deliverables)).toEqual([id]);
  });
});
