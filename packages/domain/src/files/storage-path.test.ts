import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathSegment, type StoragePlace, storageKey, storagePath, storageRoots } from './storage-path.ts';

const bytes = (text: string) => encodeURIComponent(text).replace(/%../g, '.').length;
const brief = { department: 'Digital', briefTitle: 'Ashes' };

describe('storage paths', () => {
  it.each<[string, StoragePlace, string]>([
    [
      'DAT-135',
      { what: 'deliverable', ...brief, deliverableTitle: 'Film', deliverable: 'd1' },
      'files/2026/Digital/Ashes/Film/d1',
    ],
    ['DAT-136', { what: 'brief-file', ...brief }, 'files/2026/Digital/Ashes'],
    ['DAT-137', { what: 'briefReference', ...brief }, 'files/2026/Digital/Ashes/References'],
    [
      'DAT-138',
      { what: 'collection-file', department: 'Digital', collection: 'c1' },
      'files/2026/Digital/collections/c1',
    ],
    ['DAT-139', { what: 'inspiration' }, 'inspirations/2026'],
    ['ARC-044', { what: 'match-reel' }, 'match_reels/2026'],
    ['ARC-042', { what: 'archive-awaiting' }, 'archive/2026'],
    ['LIB-037', { what: 'zip' }, 'zips/2026'],
    ['GFX-026', { what: 'graphic-export' }, 'graphics/exports/2026'],
    ['LIV-057', { what: 'livestream-county-logo' }, 'livestreaming/watermarks/2026'],
    ['DAT-136 without a department', { what: 'brief-file', briefTitle: 'Ashes' }, 'files/2026/No department/Ashes'],
  ])('%s', (_, place, path) => {
    expect(storagePath(place, '2026')).toBe(path);
    expect(storageRoots).toContain(path.split('/')[0]);
  });

  it.each([
    ['../../etc/passwd', '-..-etc-passwd'],
    ['..', 'Untitled'],
    ['  .  ', 'Untitled'],
    ['A/B\\C', 'A-B-C'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['Console', 'Console'],
    ['a\u0000b\u202Ec', 'a b c'],
    ['Six! 🏏👩‍👩‍👧', 'Six! 🏏👩‍👩‍👧'],
    ['كرة القدم', 'كرة القدم'],
    ['half \uD83C', 'half'],
    ['What? "Now": <yes>|no*', 'What- -Now-- -yes--no-'],
  ])('%j becomes %j (DAT-135)', (text, segment) => {
    expect(pathSegment(text)).toBe(segment);
  });

  it('a long title is cut between the characters that people see (DAT-135)', () => {
    const family = '👩‍👩‍👧'; // 18 bytes
    expect(pathSegment(family.repeat(20))).toBe(family.repeat(8));
  });

  it('whatever people type, a path stays in its folder and fits every store (DAT-135)', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 600 });
    fc.assert(
      fc.property(typed, typed, typed, typed, (department, briefTitle, deliverableTitle, name) => {
        const folder = storagePath(
          { what: 'deliverable', department, briefTitle, deliverableTitle, deliverable: 'd'.repeat(36) },
          '2026',
        );
        const key = storageKey(folder, name, 'u'.repeat(24));
        const parts = key.split('/');
        expect(parts).toHaveLength(7);
        for (const part of parts) {
          expect(bytes(part)).toBeLessThanOrEqual(255);
          expect(part).not.toMatch(/^\.|^$|[\p{Cc}\\:*?"<>|]|[. ]$/u);
        }
        expect(bytes(key)).toBeLessThanOrEqual(1_024);
      }),
    );
  });

  it('two uploads of one name do not meet, and the extension stays (DAT-136)', () => {
    expect(storageKey('files/2026', 'Film.final.mp4', 'k1')).toBe('files/2026/Film.final-k1.mp4');
    expect(storageKey('files/2026', 'Film', 'k2')).toBe('files/2026/Film-k2');
    expect(storageKey('files/2026', '../x.mp4', 'k3')).toBe('files/2026/-x-k3.mp4');
  });
});
