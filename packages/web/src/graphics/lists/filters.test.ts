import { graphics, searchRequest, templates } from '@pavilion/domain';
import { matches } from '@pavilion/sync';
import { describe, expect, it } from 'vitest';
import { type GraphicFilters, graphicSearch, graphicWhere, noGraphicFilters } from './graphic-filters.ts';
import { chosenSizes } from './new-template.tsx';
import {
  isFiltered,
  noTemplateFilters,
  type TemplateFilters,
  type TemplateListOf,
  templateSearch,
  templateWhere,
} from './template-filters.ts';

const template = (fields: object) => ({ id: 't1', _rev: 1, ...templates.schema.parse({ name: 'T', ...fields }) });
const draft = template({ state: 'draft', kind: 'result', brands: ['Blast'], favourites: { u1: true } });
const published = { ...template({ state: 'published', department: 'Digital', tags: ['ashes'] }), id: 't2' };
const retired = template({ state: 'retired' });
const maker: TemplateListOf = { person: 'u1', designs: false, recent: ['t2'] };
const designer = { ...maker, designs: true };

describe('the list of templates', () => {
  it.each<[Partial<TemplateFilters>, TemplateListOf, boolean[]]>([
    [{}, maker, [false, true, false]],
    [{ state: 'draft' }, maker, [false, true, false]],
    [{}, designer, [true, true, false]],
    [{ state: 'retired' }, designer, [false, false, true]],
    [{ show: 'favourites' }, designer, [true, false, false]],
    [{ show: 'recent' }, designer, [false, true, false]],
    [{ kind: 'result' }, designer, [true, false, false]],
    [{ brand: 'Blast' }, designer, [true, false, false]],
    [{ department: 'Digital' }, designer, [false, true, false]],
    [{ tag: 'ashes' }, designer, [false, true, false]],
  ])('the filters %j select the right templates for %j (GFX-034)', (filters, of, expected) => {
    const where = templateWhere({ ...noTemplateFilters, ...filters }, of);
    expect([draft, published, retired].map((each) => matches(each, where))).toEqual(expected);
  });

  it('a search has the filters of the list, and words without filters are a filter too (GFX-034)', () => {
    expect(templateSearch(noTemplateFilters, maker, 40)).toBeNull();
    const body = templateSearch({ ...noTemplateFilters, search: 'ashes', brand: 'Blast' }, maker, 40);
    expect(body?.query).toMatchObject({
      bool: { filter: [{ terms: { state: ['published'] } }, { term: { brands: 'Blast' } }] },
    });
    expect(searchRequest.safeParse({ index: 'templates', body }).success).toBe(true);
    expect(isFiltered({ ...noTemplateFilters, search: 'ashes' })).toBe(true);
    expect(isFiltered(noTemplateFilters)).toBe(false);
  });

  it('a new template has the chosen sizes in the order of the choice (GFX-006)', () => {
    expect(Object.values(chosenSizes(['1080x1920', '1080x1080']))).toEqual([
      { width: 1080, height: 1080, label: 'Square', order: 0 },
      { width: 1080, height: 1920, label: 'Story', order: 1 },
    ]);
  });
});

describe('the list of graphics', () => {
  const graphic = (fields: object) => ({
    id: 'g1',
    _rev: 1,
    ...graphics.schema.parse({ name: 'G', template: 't1', publication: 'p1', ...fields }),
  });
  const mine = graphic({ created_by: 'u1', match: 'm1' });
  const other = graphic({ created_by: 'u2', favourites: { u1: true } });

  it.each<[Partial<GraphicFilters>, boolean[]]>([
    [{}, [true, false]],
    [{ show: 'all' }, [true, true]],
    [{ show: 'favourites' }, [false, true]],
    [{ show: 'all', match: 'm1' }, [true, false]],
  ])('the filters %j select the right graphics (GFX-034)', (filters, expected) => {
    const where = graphicWhere({ show: 'mine', ...noGraphicFilters, ...filters }, 'u1');
    expect([mine, other].map((each) => matches(each, where))).toEqual(expected);
    expect(graphicSearch({ show: 'mine', ...noGraphicFilters, ...filters }, 'u1', 40)).toBeNull();
  });
});
