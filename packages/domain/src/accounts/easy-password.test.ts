import { expect, it } from 'vitest';
import { isEasyToGuess } from './easy-password.ts';

it.each([
  'password',
  'Passw0rd',
  'P@ssw0rd',
  'P@ssword1',
  'Pa55word',
  'P@55w0rd!',
  'Pa$$word2026',
  'We1come1',
  '1loveyou',
  'L3tme1n!',
  'Qwertyuiop!',
  'aaaaaaaa',
  '20261126',
])('the password “%s” is among the first that are tried (OPS-018)', (password) => {
  expect(isEasyToGuess(password)).toBe(true);
});

it.each([
  'three words apart',
  'p@ssword of the pavilion cat',
  '4 seamers, 1 spinner',
  'first-ball-of-the-day',
  '048159263748',
])('the password “%s” is not (OPS-018)', (password) => {
  expect(isEasyToGuess(password)).toBe(false);
});
