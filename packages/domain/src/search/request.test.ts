import { describe, expect, it } from 'vitest';
import { clausesOf, searchRequest, sortField } from './request.ts';

const accepts = (body: unknown, index = 'users') => searchRequest.safeParse({ index, body }).success;

describe('search requests', () => {
  it('the users search (USR-028 USR-029)', () => {
    expect(
      accepts({
        query: {
          bool: {
            should: [
              { match: { name: { query: 'an', fuzziness: 'AUTO' } } },
              { match: { email: { query: 'an', fuzziness: 'AUTO' } } },
            ],
            minimum_should_match: 1,
            filter: [{ term: { company: 'ECB' } }, { term: { 'roles.user_admin': true } }],
          },
        },
        sort: [{ 'last_log_in.seconds': 'desc' }],
        from: 30,
        size: 30,
      }),
    ).toBe(true);
  });

  it('the briefs search (PRD-010)', () => {
    const query = {
      bool: {
        must: { match: { title: 'ashes' } },
        must_not: [{ term: { status: 'Draft' } }],
        filter: [{ terms: { department: ['Digital'] } }, { range: { updated_at: { gte: '2026-01-01' } } }],
      },
    };
    expect(accepts({ query, sort: { updated_at: { order: 'desc' } }, size: 20 }, 'productions')).toBe(true);
  });

  it.each<[string, unknown]>([
    ['an unknown clause', { query: { script: { source: '1' } } }],
    ['an invalid field name', { query: { term: { "a'; drop table users": 1 } } }],
    ['a clause of two fields', { query: { term: { a: 1, b: 2 } } }],
    ['more hits than one response can hold', { size: 10_001 }],
    ['a negative start', { from: -1 }],
  ])('refuses %s (DAT-059)', (_, body) => {
    expect(accepts(body)).toBe(false);
  });

  it('refuses an unknown index with a sentence (DAT-063)', () => {
    expect(searchRequest.safeParse({ index: 'secrets', body: {} }).error?.issues[0]?.message).toBe(
      'This search index does not exist.',
    );
  });

  it('sort keys can name the seconds or keyword of a field (OPN-036)', () => {
    expect(['last_log_in.seconds', 'name.keyword', 'roles.user_admin'].map(sortField)).toEqual([
      'last_log_in',
      'name',
      'roles.user_admin',
    ]);
    expect(clausesOf({ exists: { field: 'a' } })).toHaveLength(1);
  });
});
