import { expect, it } from 'vitest';
import { bestFirst } from './first-match.ts';

const names = ['Kent Women', 'East Kent', 'Kent', 'Essex'];
const options = names.map((label) => ({ value: label, label, disabled: false }));

it.each([
  ['kent', [], ['Kent', 'Kent Women', 'East Kent']],
  ['ken', [], ['Kent Women', 'East Kent', 'Kent']],
  ['ken', ['Kent Women'], ['East Kent', 'Kent', 'Kent Women']],
  ['', ['Kent Women'], names],
  ['surrey', [], []],
  ['women  kent', [], ['Kent Women']],
  ['kent surrey', [], []],
])('typing %j with %j picked offers %j', (search, picked, offered) => {
  const found = bestFirst(picked)({ options, search, limit: 10 });
  expect(found.map((option) => 'label' in option && option.label)).toEqual(offered);
});
