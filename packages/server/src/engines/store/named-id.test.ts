import { newId } from '@pavilion/sync/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cricsheetId, slug } from '../../modules/system/import/cricsheet-match.ts';
import { documentId, newDocumentId } from './document-id.ts';
import { fittingId, namedId } from './named-id.ts';

/** Ids as browsers, the server and uploads make them, and the longest that anybody may choose. */
const madeId = fc.oneof(
  fc.constant(null).map(newId),
  fc.constant(null).map(newDocumentId),
  fc.uuid(),
  fc.stringMatching(/^[A-Za-z0-9_-]{4,64}$/),
);

describe('ids that are put together', () => {
  it('are ids, whatever they are made of, and the same again', () => {
    fc.assert(
      fc.property(fc.array(madeId, { minLength: 1, maxLength: 4 }), (parts) => {
        expect(documentId(namedId('carried', ...parts))).toBe(namedId('carried', ...parts));
      }),
    );
  });

  it('of names and files fit, and names that differ only at their end stay apart', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,90}$/), (name) => {
        for (const make of [cricsheetId, (text: string) => slug('venue', text)]) {
          expect(documentId(make(name))).toBe(make(name));
          expect(make(`${name}x`)).not.toBe(make(`${name}y`));
        }
      }),
    );
  });

  it('that were short enough stay as they are stored', () => {
    expect(slug('venue', 'The Oval')).toBe('venue-the-oval');
    expect(fittingId('a'.repeat(64))).toBe('a'.repeat(64));
  });
});
