import { expect, it } from 'vitest';
import { downloadName } from './download-name.ts';

const file = { what: 'deliverable' as const, version: 2, delTitle: 'Hero film', name: 'v1_1080.MP4' };
const uploaded = { sourceFileName: 'f1.mp4', sourceFileNameAsUploaded: 'v1_1080.MP4' };

it.each([
  ['a version', {}, 'Hero film v2.mp4'],
  ['a collection file', { what: 'collection-file' as const, version: 1 }, 'Hero film v1.mp4'],
  ['a version with a dot in its title', { delTitle: 'Day 1.5' }, 'Day 1.5 v2.mp4'],
  ['a file without an extension', { sourceFileNameAsUploaded: 'master' }, 'Hero film v2'],
  ['a briefing document', { what: 'briefReference' as const }, 'v1_1080.MP4'],
  ['a version without a title', { delTitle: undefined }, 'v1_1080.MP4'],
])('names %s', (_what, fields, name) => {
  expect(downloadName({ ...file, ...uploaded, ...fields })).toBe(name);
});
