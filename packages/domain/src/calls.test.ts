import { describe, expect, it } from 'vitest';
import { capabilities } from './access/roles.ts';
import { contract } from './calls.ts';

interface Procedure {
  '~orpc': {
    meta: { needs?: string | null };
    route: { summary?: string };
    errorMap: Record<string, { message?: string } | undefined>;
  };
}

function proceduresOf(router: object, path = ''): [string, Procedure][] {
  return Object.entries(router).flatMap(([name, value]: [string, object]) =>
    '~orpc' in value
      ? [[`${path}${name}`, value as Procedure] as [string, Procedure]]
      : proceduresOf(value, `${path}${name}.`),
  );
}
const procedures = proceduresOf(contract);

/** Calls for visitors who are not signed in: who they are, and ways to sign in. */
const openToAnybody = new Set(
  ['me', 'askForAccess', 'askForPasswordLink', 'readLink', 'confirmAccess', 'setPassword'].map(
    (name) => `accounts.${name}`,
  ),
);

describe('calls', () => {
  it.each(procedures)('%s names its capability, its summary, and each error in one sentence', (name, procedure) => {
    const { meta, route, errorMap } = procedure['~orpc'];
    if (openToAnybody.has(name)) expect(meta.needs).toBeNull();
    else expect(Object.keys(capabilities)).toContain(meta.needs);
    expect(route.summary).toMatch(/\.$/);
    for (const [code, error] of Object.entries(errorMap)) expect(error?.message, code).toMatch(/^[A-Z].*\.$/);
  });

  it('there are some', () => {
    expect(procedures.length).toBeGreaterThan(30);
  });
});
