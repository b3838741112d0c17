import { describe, expect, it } from 'vitest';
import { apiModuleOf, policies } from '../policies.ts';
import { type ApiScope, scopeRefusal } from './api-scopes.ts';

describe('the scopes of an API token', () => {
  it.each<[ApiScope[], 'read' | 'write', string | null]>([
    [['production:read'], 'read', null],
    [['production:write'], 'read', null],
    [['production:write'], 'write', null],
    [['production:read'], 'write', 'This API token lacks the scope “production:write”.'],
    [['library:write'], 'read', 'This API token lacks the scope “production:read”.'],
    [[], 'read', 'This API token lacks the scope “production:read”.'],
  ])('%j: to %s in production is answered by %j (OPS-011)', (scopes, access, refusal) => {
    expect(scopeRefusal(scopes, 'production', access)).toBe(refusal);
  });

  it('open no documents of accounts, of searches and of the system (OPS-011)', () => {
    const closed = Object.keys(policies).filter((name) => !apiModuleOf(name));
    expect(closed).toEqual(expect.arrayContaining(['users', 'people', 'config', 'outbox', 'search']));
    expect(apiModuleOf('productions')).toBe('production');
    expect(apiModuleOf('constructor')).toBeUndefined();
  });
});
