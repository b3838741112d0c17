import { describe, expect, it } from 'vitest';
import { mentionedPeople } from './mentioned-people.ts';
import { countOfKinds, isTold, kindLabel, notificationKindsFor } from './notification-kinds.ts';

describe('notification kinds', () => {
  it('follow the default channels until a user switches them', () => {
    expect(isTold(undefined, 'signedOff', 'email')).toBe(true);
    expect(isTold({}, 'signedOff', 'chat')).toBe(false);
    expect(isTold({ signedOff: { email: false, chat: true } }, 'signedOff', 'email')).toBe(false);
    expect(isTold({ signedOff: { email: false, chat: true } }, 'signedOff', 'chat')).toBe(true);
    expect(isTold({ signedOff: { email: false } }, 'signedOff', 'app')).toBe(true);
  });

  it.each([
    [['signedOff', 'signedOff'], '2 sign-offs'],
    [['signedOff', 'overdue', 'zipReady'], '3 notifications'],
    [['', ''], '2 notifications'],
  ])('%j read as %s', (kinds, words) => {
    expect(countOfKinds(kinds)).toBe(words);
  });

  it('have switches only for people who can get them', () => {
    const ofAnyone = notificationKindsFor(() => false);
    expect(ofAnyone).toContain('mentioned');
    const more = notificationKindsFor((capability) => capability === 'manageUsers');
    expect(more.filter((kind) => !ofAnyone.includes(kind))).toEqual([
      'accountWaiting',
      'backupLate',
      'filesDamaged',
      'webhookOff',
    ]);
    // Someone who asks for access waits for them.
    expect(isTold(undefined, 'accountWaiting', 'email')).toBe(true);
  });

  it('a kind that no longer exists reads as Other', () => {
    expect(kindLabel('something older')).toBe('Other');
  });
});

describe('mentions', () => {
  const people = [
    { id: '1', name: 'Sam Smith', email: 'sam@example.org' },
    { id: '2', name: 'Sam Smithson', email: 'smithson@example.org' },
    { id: '3', name: 'Zoë O’Neil', email: 'zoe@example.org' },
    { id: '4', name: 'Zoë O’Neil', email: 'other.zoe@example.org' },
  ];
  it.each([
    ['@Sam Smith, please look', ['1']],
    ['what about @sam smithson?', ['2']],
    ['@Sam Smith and @Sam Smithson', ['1', '2']],
    ['@zoë o’neil both', ['3', '4']],
    ['(@other.zoe@example.org) only her', ['4']],
    ['write to sam@example.org', []],
    ['@Sam', []],
    ['Sam Smith without a sign', []],
    ['', []],
  ])('%s', (text, ids) => {
    expect(mentionedPeople(text, people).map(({ id }) => id)).toEqual(ids);
  });
});
