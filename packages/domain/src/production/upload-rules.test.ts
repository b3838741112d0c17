import { describe, expect, it } from 'vitest';
import {
  acceptedBy,
  acceptedForType,
  missingForBriefFile,
  missingForCollectionFile,
  refuseUpload,
  refuseUploads,
  typeForFile,
} from './upload-rules.ts';

describe('upload rules', () => {
  it('takes what its type allows under the name that is asked for, and nothing else (PRD-061 PRD-063)', () => {
    const rules = { accepted: ['mp4'], requiredName: 'Film.mp4' };
    expect(refuseUpload({ name: 'Film.mp4' }, rules)).toBeNull();
    expect(refuseUpload({ name: 'film.mp4' }, rules)).toBe('Filename does not match');
    expect(refuseUpload({ name: 'Film.mov' }, { accepted: ['mp4'] })).toMatch(/^This is a: mov/);
  });

  it.each([
    ['PRD-060 a name without an extension', { name: 'film' }, {}, 'Please add a valid file'],
    ['PRD-060 a hidden file is no extension', { name: '.mp4' }, {}, 'Please add a valid file'],
    ['PRD-060 a dot at the end', { name: 'film.' }, {}, 'Please add a valid file'],
    ['PRD-061 an allowed extension', { name: 'Film.MP4' }, { accepted: ['mp4', 'mov'] }, null],
    ['PRD-061 an allowed extension written with its dot', { name: 'film.mov' }, { accepted: ['.mov'] }, null],
    [
      'PRD-062 another',
      { name: 'film.exe' },
      { accepted: ['mp4', 'mov'] },
      'This is a: exe, but this uploader only accepts: mp4, mov',
    ],
    ['PRD-063 another name', { name: 'b.mp4' }, { requiredName: 'a.mp4' }, 'Filename does not match'],
    ['PRD-063 the name differs by case only', { name: 'A.mp4' }, { requiredName: 'a.mp4' }, 'Filename does not match'],
    ['PRD-070 subtitles', { name: 'a.vtt' }, { accepted: acceptedBy.subtitle }, null],
    [
      'PRD-070 other text',
      { name: 'a.srt', type: 'text/plain' },
      { accepted: acceptedBy.subtitle },
      'This is a: text/plain, but this uploader only accepts: text/vtt',
    ],
    ['LIB-047 a phone film', { name: 'a.mov', type: 'video/quicktime' }, { accepted: acceptedBy.inspiration }, null],
    ['LIB-047 a film of an older Mac', { name: 'a.qt' }, { accepted: acceptedBy.inspiration }, null],
    ['a type that names the container', { name: 'a.mov' }, { accepted: ['quicktime'] }, null],
    [
      'LIB-047 a web page',
      { name: 'a.html' },
      { accepted: acceptedBy.inspiration },
      'This is a: html, but this uploader only accepts: png, jpeg, jpg, gif, mp4, mov, qt, m4v',
    ],
    [
      'ARC-041 what only claims to be mp4',
      { name: 'a.mp4', type: 'application/zip' },
      { accepted: acceptedBy.archive },
      'This is a: application/zip, but this uploader only accepts: video/mp4',
    ],
    ['LIV-056 a watermark', { name: 'kent.png', type: 'image/png' }, { accepted: acceptedBy.watermark }, null],
    ['a whole family of types', { name: 'a.webp' }, { accepted: ['image/*'] }, null],
  ])('%s', (_, file, rule, expected) => {
    expect(refuseUpload(file, rule)).toBe(expected);
  });

  it('a single-file uploader takes one (PRD-064)', () => {
    expect(refuseUploads([{ name: 'a.vtt' }, { name: 'b.vtt' }], { single: true })).toBe(
      'This uploader takes one file only.',
    );
    expect(refuseUploads([{ name: 'a.vtt' }, { name: 'b' }], {})).toBe('Please add a valid file');
  });

  it('a brief file needs type and brand, and dimensions but for two types (PRD-066 PRD-067)', () => {
    expect(missingForBriefFile({})).toEqual(['type', 'brand', 'format']);
    expect(missingForBriefFile({ type: 'Video', brand: 'Blast' })).toEqual(['format']);
    for (const type of ['Email Design', 'PDF']) expect(missingForBriefFile({ type, brand: 'Blast' })).toEqual([]);
  });

  it('a collection file needs four choices, and its type says what it accepts (LIB-027 LIB-028)', () => {
    expect(missingForCollectionFile({ type: 'PDF' }, [])).toEqual(['brand', 'format', 'department']);
    expect(missingForCollectionFile({ type: 'PDF' }, ['Sky'])).toEqual(['brand', 'format', 'department', 'partner']);
    expect(acceptedForType([{ display: 'PDF', allowedFiles: ['pdf'] }], 'PDF')).toEqual(['pdf']);
    expect(acceptedForType([], 'PDF')).toEqual([]);
  });

  it.each([
    ['png', 'Image'],
    ['mp4', 'Video'],
    ['gif', 'Animation'],
    ['pdf', 'PDF'],
    ['exe', undefined],
  ])('takes a file of the extension %s for the narrowest type that accepts it: %s (GFX-026)', (extension, type) => {
    const delTypes = [
      { display: 'Email Design', allowedFiles: ['pdf', 'png', 'zip'] },
      { display: 'Animation', allowedFiles: ['mp4', 'gif'] },
      { display: 'Image', allowedFiles: ['png'] },
      { display: 'Video', allowedFiles: ['mp4'] },
      { display: 'PDF', allowedFiles: ['pdf'] },
      { display: 'Anything', allowedFiles: [] },
    ];
    expect(typeForFile(delTypes, extension)).toBe(type);
  });
});
