import { expect, it } from 'vitest';
import { person } from '../testing/person.ts';
import { refuseLeaving, refuseMove, refuseTaking } from './refuse-move.ts';

const there = [
  { title: 'Trailer', folderName: 'Films', format: '16x9' },
  { title: 'Poster', folderName: undefined, format: undefined },
];
it.each([
  ['of another brief', { title: 'Teaser', production: 'old' }, null],
  ['of no brief', { title: 'Teaser', production: undefined }, 'WITHOUT_BRIEF'],
  ['of that brief', { title: 'Teaser', production: 'new' }, 'THERE_ALREADY'],
  ['with the title of one there', { title: 'Poster', production: 'old' }, 'TWIN'],
  ['with such a title in another folder', { title: 'Poster', folderName: 'Prints', production: 'old' }, null],
  [
    'with such a title in other dimensions',
    { title: 'Trailer', folderName: 'Films', format: '9x16', production: 'old' },
    null,
  ],
  ['like one there in all three', { title: 'Trailer', folderName: 'Films', format: '16x9', production: 'old' }, 'TWIN'],
])('a deliverable %s moves to a brief, or is refused (OPN-091)', (_which, moved, code) => {
  expect(refuseMove(moved, 'new', there)?.code ?? null).toBe(code);
});

it('a completed brief takes none, and only those who edit deliverables offer one (OPN-091 PRD-032)', () => {
  expect(refuseTaking({ completed: false })).toBeNull();
  expect(refuseTaking({ completed: true })?.code).toBe('COMPLETED');
  const editor = person(['production_access', 'production_drafts']);
  expect(refuseLeaving(editor, { production: 'old' })).toBeNull();
  expect(refuseLeaving(editor, { production: undefined })?.code).toBe('WITHOUT_BRIEF');
  expect(refuseLeaving(person(['production_feedback']), { production: 'old' })?.code).toBe('NOT_ALLOWED');
});
