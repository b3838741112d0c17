import { describe, expect, it } from 'vitest';
import { namingFields, noteOf, nounLabel, nounOnButton, pagePath, pluralLabel, titleOf } from './about-document.ts';
import { matches, players, venues } from './archive/documents.ts';
import { billings } from './billing/documents.ts';
import type { DescribedType } from './define-document.ts';
import { files } from './files/documents.ts';
import { brandKits } from './graphics/documents.ts';
import { livestreams } from './livestreams/documents.ts';
import { shoots } from './planner/documents.ts';
import { briefs, deliverables } from './production/documents.ts';

const id = 'd1';

describe('the title of a document', () => {
  it.each<[DescribedType, object, string, string]>([
    [briefs, { title: ' Ashes ', department: 'Digital' }, 'Ashes', 'Digital'],
    [shoots, { shootTitle: '', prodTitle: 'Ashes', date: '2026-07-08' }, 'Ashes', '08/07/2026'],
    [files, { sourceFileName: 'v1.mp4', delTitle: 'Teaser' }, 'v1.mp4', 'Teaser'],
    [livestreams, { videocloud: { video: { name: 'Kent v Essex' } }, tournament: 'Blast' }, 'Kent v Essex', 'Blast'],
    // In the first hour of a summer day in London, UTC still has the previous day.
    [
      matches,
      { team1Name: 'Kent', competitionName: 'Blast', startDate: '2026-07-08T23:30:00.000Z' },
      'Kent v Away team',
      'Blast, 09/07/2026',
    ],
    [briefs, {}, '', ''],
  ])('%o', (type, document, title, note) => {
    expect([titleOf(type, document), noteOf(type, document)]).toEqual([title, note]);
  });

  it('has a capital for each word of its noun on a button', () => {
    expect([nounOnButton(briefs), nounOnButton(brandKits)]).toEqual(['Brief', 'Brand Kit']);
  });

  it('has a capital for its noun as a label', () => {
    expect([nounLabel(briefs), pluralLabel(briefs), nounLabel(billings), pluralLabel(billings)]).toEqual([
      'Brief',
      'Briefs',
      'Billing',
      'Billables',
    ]);
  });
});

describe('the page of a document', () => {
  it.each<[DescribedType, { id: string; production?: string }, string | null]>([
    [briefs, { id }, '/brief/d1'],
    [deliverables, { id, production: 'b1' }, '/brief/b1/deliverable/d1'],
    [deliverables, { id }, '/brief/none/deliverable/d1'],
    [matches, { id: '50% / 2' }, '/match/50%25%20%2F%202'],
    [files, { id }, null],
  ])('%o', (type, document, path) => {
    expect(pagePath(type, document)).toBe(path);
  });

  it('is searched by the fields of its title and note', () => {
    expect(namingFields(deliverables)).toEqual(['title', 'productionTitle']);
    expect(namingFields(briefs)).toEqual(['title']);
    expect(namingFields(matches)).toEqual(matches.search?.text);
    expect(namingFields(players)).toEqual(['fullName']);
    expect(namingFields(shoots)).toEqual(['shootTitle', 'prodTitle']);
    expect(namingFields(venues)).toEqual([]);
  });
});
