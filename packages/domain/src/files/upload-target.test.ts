import { describe, expect, it } from 'vitest';
import type { RoleFlag } from '../access/roles.ts';
import { person } from '../testing/person.ts';
import { refuseFileDeletion } from './delete-file.ts';
import { mayUpload, type UploadTarget, uploadTarget } from './upload-target.ts';

const briefFile = { what: 'brief-file', prodID: 'b', type: 'Video', brand: 'Blast' } as const;

describe('upload targets', () => {
  it.each<[string, UploadTarget, RoleFlag, RoleFlag]>([
    ['PRD-059 USR-105', { what: 'deliverable', delID: 'd' }, 'production_drafts', 'production_feedback'],
    ['USR-103 PRD-068', { ...briefFile, as: 'signed' }, 'production_new_deliberables', 'production_drafts'],
    ['USR-078 PRD-069', { ...briefFile, as: 'feedback' }, 'production_drafts', 'production_new_deliberables'],
    ['USR-092 PRD-035', { what: 'briefReference', prodID: 'b' }, 'production_feedback', 'production_drafts'],
    [
      'USR-104',
      { what: 'collection-file', colID: 'c', type: 'Video', brand: 'B', format: 'F', department: 'D' },
      'production_new_deliberables',
      'creative_catalogue_access',
    ],
    [
      'OPN-044',
      { what: 'collection-file', colID: 'c', type: 'Video', brand: 'B', format: 'F', department: 'D' },
      'creative_catalogue_upload',
      'archive_access',
    ],
    ['LIB-045', { what: 'inspiration' }, 'inspirations_access', 'user_admin'],
    ['PRD-070', { what: 'subtitle', delID: 'd' }, 'production_drafts', 'production_access'],
    ['ARC-071', { what: 'archive-awaiting' }, 'archive_uploader', 'archive_access'],
    ['ARC-044', { what: 'match-reel', match: 'm' }, 'archive_uploader', 'archive_search'],
    ['LIV-055', { what: 'livestream-county-logo' }, 'livestream_access', 'archive_uploader'],
  ])('%s who may upload', (_, target, may, mayNot) => {
    expect(uploadTarget.safeParse(target).success).toBe(true);
    expect(mayUpload(person([may]), target)).toBe(true);
    expect(mayUpload(person([mayNot]), target)).toBe(false);
  });

  it('a collection file without its choices is no target (LIB-027)', () => {
    expect(uploadTarget.safeParse({ what: 'collection-file', colID: 'c', type: 'Video' }).success).toBe(false);
    expect(uploadTarget.safeParse({ what: 'somewhere' }).success).toBe(false);
  });
});

describe('deleting a version', () => {
  const reviewer = person(['production_drafts', 'production_feedback']);
  const editor = person(['production_drafts']);

  it.each([
    ['PRD-106 signed: nobody', reviewer, { status: 'signed' }, 0, 'A signed off file cannot be deleted.'],
    ['PRD-107 with notes: a reviewer', reviewer, { status: 'review' }, 2, undefined],
    [
      'PRD-107 with notes: nobody else',
      editor,
      { status: 'edit' },
      1,
      'This file has notes, so only a reviewer can delete it.',
    ],
    ['PRD-108 OPN-046 without notes: all who may open it', editor, { status: 'review' }, 0, undefined],
    ['OPN-046 and no others', person(['creative_catalogue_access']), { status: 'review' }, 0, 'You may not do this.'],
    [
      'OPN-046 subtitles in production: all who may open it',
      editor,
      { what: 'subtitle', delState: 'feedback' },
      0,
      undefined,
    ],
    [
      'PRD-106 subtitles that are signed off: nobody',
      reviewer,
      { what: 'subtitle', delState: 'signed' },
      0,
      'A signed off file cannot be deleted.',
    ],
  ] as const)('%s', (_, viewer, file, notes, expected) => {
    expect(refuseFileDeletion(viewer, { what: 'deliverable', ...file }, notes)?.message).toBe(expected);
  });
});
