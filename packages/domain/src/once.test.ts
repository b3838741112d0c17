import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it.each(['made', undefined])('makes a value (%s) at the first question, and only then', (value) => {
  const make = vi.fn(() => value);
  const given = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([given(), given()]).toEqual([value, value]);
  expect(make).toHaveBeenCalledOnce();
});
