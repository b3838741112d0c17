import { expect, it } from 'vitest';
import { mostSessions, moveInGroups } from './move-in-groups.ts';

const ids = Array.from({ length: mostSessions * 2 + 1 }, (_, at) => `s${at}`);

it('asks for all sessions, in groups that the server takes (OPN-060)', async () => {
  const sizes: number[] = [];
  const moved = await moveInGroups(ids, async (group) => {
    sizes.push(group.length);
    return { done: group };
  });
  expect(sizes).toEqual([mostSessions, mostSessions, 1]);
  expect(moved).toEqual({ done: ids, passed: 0, failed: 0 });
});

it('tells sessions that someone else changed from sessions of a call that failed (OPN-060)', async () => {
  let call = 0;
  const moved = await moveInGroups(ids, async (group) => {
    call += 1;
    return call === 1 ? { done: group.slice(2) } : undefined;
  });
  expect(moved).toEqual({ done: ids.slice(2, mostSessions), passed: 2, failed: mostSessions + 1 });
  expect(call).toBe(2);
});
