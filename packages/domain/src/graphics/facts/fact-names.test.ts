import { expect, it } from 'vitest';
import type { FieldType } from '../fields.ts';
import { sampleTemplates } from '../samples/index.ts';
import { factFits, factsOfferedTo, matchFactNames } from './fact-names.ts';

it('offers every fact that a template of the product binds, to its kind (GFX-020, GFX-037)', () => {
  for (const { kind, design } of sampleTemplates) {
    const offered = factsOfferedTo(kind).map(({ key }) => key);
    for (const { fact } of design.fields) if (fact) expect(offered).toContain(fact);
  }
});

it('offers all facts to a free template, and none to one without a match (GFX-020)', () => {
  expect(factsOfferedTo('free')).toBe(matchFactNames);
  expect(factsOfferedTo('birthday')).toEqual([]);
});

it('names each fact once', () => {
  expect(new Set(matchFactNames.map(({ key }) => key)).size).toBe(matchFactNames.length);
  expect(new Set(matchFactNames.map(({ label }) => label)).size).toBe(matchFactNames.length);
});

it.each<[FieldType, string[], string[]]>([
  ['number', ['runs', 'batter.balls'], ['home', 'score', 'batters', 'date', 'batter']],
  ['player', ['batter', 'playerOfMatch'], ['competition', 'home', 'runs']],
  ['team', ['home', 'winner'], ['batter', 'result', 'runs']],
  ['date', ['date'], ['when', 'day', 'runs']],
  ['rows', ['batters', 'home.lineUp'], ['batter', 'score']],
  ['text', ['score', 'runs', 'home', 'batter', 'when'], ['batters', 'date']],
  ['picture', [], ['home', 'score', 'batter', 'date', 'batters']],
  ['on or off', [], ['home', 'score', 'runs']],
])('a field for %s can be filled from %j, and not from %j (GFX-012 GFX-020)', (type, fit, others) => {
  const fits = matchFactNames.filter((fact) => factFits(type, fact)).map(({ key }) => key);
  expect(fits).toEqual(expect.arrayContaining(fit));
  for (const key of others) expect(fits).not.toContain(key);
});

it('fits every fact that a template of the product binds (GFX-037)', () => {
  for (const { design } of sampleTemplates) {
    for (const { fact, type, key } of design.fields) {
      const known = matchFactNames.find((name) => name.key === fact);
      if (known) expect([key, type, known.type, factFits(type, known)]).toEqual([key, type, known.type, true]);
    }
  }
});
