import { deliverables } from '@pavilion/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrangeDeliverables } from './arrange-deliverables.ts';

const words = {
  production: 'Pre-Production',
  feedback: 'Awaiting Feedback',
  reworking: 'Reworking',
  signed: 'Signed Off',
  held: 'On Hold',
};
const make = (id: string, fields: object) => ({ ...deliverables.schema.parse({ title: id, ...fields }), id, _rev: 1 });
const all = [
  make('Cut 10', { folderName: 'Social', state: 'signed', deadline: '2026-05-01' }),
  make('Cut 2', { folderName: 'Social', state: 'production', updated_at: '2026-01-02T00:00:00.000Z' }),
  make('Poster', { state: 'feedback', deadline: '2026-04-01', updated_at: '2026-01-03T00:00:00.000Z' }),
];
const titles = (groups: ReturnType<typeof arrangeDeliverables>) =>
  groups.map((group) => [group.title, ...group.deliverables.map((item) => item.title)]);

afterEach(() => vi.restoreAllMocks());

describe('deliverables of a brief', () => {
  it('groups by folder, those without one last (PRD-036 PRD-040)', () => {
    expect(titles(arrangeDeliverables(all, 'title', 'folderName', words))).toEqual([
      ['Social', 'Cut 2', 'Cut 10'],
      ['No folder', 'Poster'],
    ]);
  });
  it('groups by state in the order of the work, with the words of the configuration (PRD-040)', () => {
    expect(titles(arrangeDeliverables(all, 'title', 'state', words))).toEqual([
      ['Pre-Production', 'Cut 2'],
      ['Awaiting Feedback', 'Poster'],
      ['Signed Off', 'Cut 10'],
    ]);
  });
  it('sorts by title as people count, by newest change, by deadline with none last (PRD-039)', () => {
    const flat = (sort: 'title' | 'updated_at' | 'deadline') =>
      arrangeDeliverables(
        all.map((item) => ({ ...item, folderName: 'One' })),
        sort,
        'folderName',
        words,
      )[0]?.deliverables.map((item) => item.title);
    expect(flat('title')).toEqual(['Cut 2', 'Cut 10', 'Poster']);
    expect(flat('updated_at')).toEqual(['Poster', 'Cut 2', 'Cut 10']);
    expect(flat('deadline')).toEqual(['Poster', 'Cut 10', 'Cut 2']);
  });
  it('writes of one without a timestamp to the console, and puts it last (PLT-096)', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(titles(arrangeDeliverables(all, 'updated_at', 'folderName', words))[0]).toEqual([
      'Social',
      'Cut 2',
      'Cut 10',
    ]);
    expect(warned.mock.calls).toEqual([['Deliverable Cut 10 has no timestamp.']]);
  });
});
