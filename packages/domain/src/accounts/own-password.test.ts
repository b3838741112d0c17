import { expect, it } from 'vitest';
import { ownPasswordFault } from './own-password.ts';

const una = { name: 'Una Loader', email: 'u.loader12@media.example.org' };

it.each([
  'Una Loader',
  'unaloader',
  'LOADER, una',
  'loaderloader',
  'u.loader12@media.example.org',
  'u.loader12',
  'uloader12',
  'UnaLoader2026!',
  '2026-una-loader',
  'Loader@example.org',
])('the password “%s” is the name or the e-mail of its owner (OPS-018)', (password) => {
  expect(ownPasswordFault(password, una)).toMatch(/^This password is your name or e-mail/);
});

it.each([
  'una likes cover drives',
  'loader of lorries',
  'unaloaders',
  'three words apart',
  '!!!???###',
  '48159263',
  '',
])('the password “%s” is neither (OPS-018)', (password) => {
  expect(ownPasswordFault(password, una)).toBeNull();
});

it('accents make no difference, and initials alone make no name of other words (OPS-018)', () => {
  expect(ownPasswordFault('zoe brontë', { name: 'Zoë Bronte', email: 'z@example.org' })).not.toBeNull();
  expect(ownPasswordFault('banana bread', { name: 'A B', email: 'n@example.org' })).toBeNull();
});
