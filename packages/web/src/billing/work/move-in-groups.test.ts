import { mostAttributed } from '@pavilion/domain/billing';
import { contract } from '@pavilion/domain/calls';
import { expect, it } from 'vitest';
import { moveInGroups } from './move-in-groups.ts';

const ids = Array.from({ length: 2_001 }, (_, at) => `s${at}`);

it('asks for all sessions, in groups that the server takes (OPN-060)', async () => {
  const input = contract.billing.attributeWork['~orpc'].inputSchema!;
  let calls = 0;
  const moved = await moveInGroups(ids, async (group) => {
    calls += 1;
    expect(input.safeParse({ shifts: group, budget: 'budget' }).success).toBe(true);
    return { done: group };
  });
  expect(calls).toBeGreaterThan(1);
  expect(moved).toEqual({ done: ids, passed: 0, failed: 0 });
});

it('tells sessions that someone else changed from sessions of a call that failed (OPN-060)', async () => {
  let call = 0;
  const moved = await moveInGroups(ids, async (group) => {
    call += 1;
    return call === 1 ? { done: group.slice(2) } : undefined;
  });
  expect(moved).toEqual({ done: ids.slice(2, mostAttributed), passed: 2, failed: mostAttributed + 1 });
  expect(call).toBe(2);
});
