import { graphics, searchRequest } from '@pavilion/domain';
import { matches } from '@pavilion/sync';
import { expect, it } from 'vitest';
import { type AddFilters, addSearch, addWhere, noAddFilters } from './found-graphics.ts';

const graphic = (fields: object) => ({
  id: 'g1',
  _rev: 1,
  ...graphics.schema.parse({ name: 'G', template: 't1', publication: 'p1', ...fields }),
});
const own = graphic({ created_by: 'u1', kind: 'wicket' });
const liked = graphic({ template: 't2', favourites: { u1: true }, match: 'm1' });

it.each<[Partial<AddFilters>, boolean[]]>([
  [{}, [true, true]],
  [{ show: 'mine' }, [true, false]],
  [{ show: 'favourites' }, [false, true]],
  [{ template: 't2' }, [false, true]],
  [{ kind: 'wicket' }, [true, false]],
  [{ match: 'm1' }, [false, true]],
  [{ match: 'm1', template: 't1' }, [false, false]],
])('the filters %j offer the right graphics for a rundown (GFX-028)', (filters, expected) => {
  const where = addWhere({ ...noAddFilters, ...filters }, 'u1');
  expect([own, liked].map((each) => matches(each, where))).toEqual(expected);
});

it('a search for graphics of a rundown has its filters (GFX-028)', () => {
  expect(addSearch({ ...noAddFilters, template: 't1' }, 'u1', 60)).toBeNull();
  const body = addSearch({ ...noAddFilters, search: 'root', template: 't1', kind: 'wicket' }, 'u1', 60);
  expect(body?.query).toMatchObject({
    bool: { must: [{ bool: { filter: [{ term: { kind: 'wicket' } }] } }], filter: [{ term: { template: 't1' } }] },
  });
  expect(searchRequest.safeParse({ index: 'graphics', body }).success).toBe(true);
});
