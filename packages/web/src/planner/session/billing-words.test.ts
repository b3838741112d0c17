import { describe, expect, it } from 'vitest';
import { billingWords } from './billing-words.ts';

const known = { resourceId: 'r', loaded: true, unloaded: undefined, offered: 2 };

describe('the billing of a session', () => {
  it.each([
    ['Choose a resource first', { ...known, resourceId: '' }],
    ['Billings are not loaded yet', { ...known, loaded: false, offered: 0 }],
    ['This resource has no billings', { ...known, offered: 0 }],
    ['Choose a billing', known],
    ['Choose a billing', { ...known, loaded: false, unloaded: 'Billings could not be loaded.', offered: 0 }],
  ])('reads: %s (PLN-017 OPN-075)', (words, offer) => {
    expect(billingWords(offer)).toBe(words);
  });
});
