import { newId } from '@pavilion/sync/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cricsheetId, slug } from '../../modules/system/import/cricsheet-match.ts';
import { documentId, newDocumentId } from './document-id.ts';
import { fittingId, namedId } from './named-id.ts';

/** Ids made by browsers, the server and uploads, and the longest that clients can choose. */
const madeId = fc.oneof(
  fc.constant(null).map(newId),
  fc.constant(null).map(newDocumentId),
  fc.uuid(),
  fc.stringMatching(/^[A-Za-z0-9_-]{4,64}$/),
);

describe('composed ids', () => {
  it('are valid ids for any parts, and the same every time', () => {
    fc.assert(
      fc.property(fc.array(madeId, { minLength: 1, maxLength: 4 }), (parts) => {
        expect(documentId(namedId('carried', ...parts))).toBe(namedId('carried', ...parts));
      }),
    );
  });

  it('of names and files fit, and names that differ only at the end give different ids', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,90}$/), (name) => {
        for (const make of [cricsheetId, (text: string) => slug('venue', text)]) {
          expect(documentId(make(name))).toBe(make(name));
          expect(make(`${name}x`)).not.toBe(make(`${name}y`));
        }
      }),
    );
  });

  it('that are short enough are unchanged', () => {
    expect(slug('venue', 'The Oval')).toBe('venue-the-oval');
    expect(fittingId('a'.repeat(64))).toBe('a'.repeat(64));
  });
});
