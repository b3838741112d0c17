import { expect, it } from 'vitest';
import { handleOf } from './mentioned-people.ts';

it('people with the same name are told apart by e-mail', () => {
  const people = [
    { id: '1', name: 'Sam Smith', email: 'one@example.org' },
    { id: '2', name: 'sam smith', email: 'two@example.org' },
    { id: '3', name: 'Zoë', email: 'zoe@example.org' },
  ];
  expect(people.map((person) => handleOf(person, people))).toEqual(['one@example.org', 'two@example.org', 'Zoë']);
});
