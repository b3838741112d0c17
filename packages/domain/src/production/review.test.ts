import { describe, expect, it } from 'vitest';
import { type FileAction, type FileEvent, type FileStatus, fileStatuses } from '../files/documents.ts';
import {
  type Deliverable,
  type DeliverableState,
  deliverableStates,
  deliverables,
  reviewDecisions,
} from './documents.ts';
import {
  afterUpload,
  duplicateOf,
  type ReviewStepName,
  reviewSteps,
  takeStep,
  tellSeconds,
  undoSeconds,
} from './review.ts';
import {
  authorGone,
  decisionOf,
  decisionRows,
  fileStatusHeading,
  refuseDecision,
  reviewerName,
} from './review-decision.ts';

const rows: [string, ReviewStepName, Partial<Record<DeliverableState, DeliverableState>>][] = [
  ['PRD-059 OPN-047', 'upload', { production: 'feedback', reworking: 'feedback', feedback: 'feedback', held: 'held' }],
  ['PRD-086', 'signOff', { feedback: 'signed' }],
  ['PRD-088', 'reject', { feedback: 'reworking' }],
  ['PRD-092 PRD-093', 'recall', { signed: 'feedback', reworking: 'feedback' }],
  ['PRD-057', 'resume', { production: 'feedback' }],
  ['PRD-056', 'hold', { production: 'held', feedback: 'held', reworking: 'held' }],
  ['PRD-057', 'placeBack', { held: 'production' }],
  ['PRD-058', 'reset', { feedback: 'production', reworking: 'production' }],
];
const fitting: Partial<Record<ReviewStepName, FileStatus>> = {
  signOff: 'review',
  reject: 'review',
  recall: 'edit',
  resume: 'review',
};

describe('the review table', () => {
  it('has a row here for every step', () => {
    expect(rows.map(([, step]) => step).sort()).toEqual(Object.keys(reviewSteps).sort());
  });

  for (const [ids, step, moves] of rows) {
    for (const state of deliverableStates) {
      it(`${ids} ${step} from ${state} leads to ${moves[state] ?? 'a refusal'}`, () => {
        expect(takeStep(step, { state, fileStatus: fitting[step], files: 0 })?.state).toBe(moves[state]);
      });
    }
  }

  it.each<[string, ReviewStepName, DeliverableState, Partial<Record<FileStatus, FileStatus>>]>([
    ['PRD-086', 'signOff', 'feedback', { review: 'signed' }],
    ['PRD-088', 'reject', 'feedback', { review: 'edit' }],
    ['PRD-092 PRD-093', 'recall', 'signed', { signed: 'review', edit: 'review' }],
    ['PRD-057', 'resume', 'production', { review: 'review', edit: 'review' }],
  ])('%s what %s does to the file', (_, step, state, statuses) => {
    for (const fileStatus of fileStatuses)
      expect(takeStep(step, { state, fileStatus })?.fileStatus).toBe(statuses[fileStatus]);
    expect(takeStep(step, { state })).toBeNull();
  });

  it.each<[ReviewStepName, DeliverableState, boolean]>([
    ['signOff', 'feedback', true],
    ['reject', 'feedback', false],
    ['resume', 'production', false],
  ])('%s of an older version in %s: %s (PRD-086 PRD-088)', (step, state, allowed) => {
    expect(takeStep(step, { state, fileStatus: 'review', newest: false }) !== null).toBe(allowed);
  });

  it('a version that its deliverable no longer stands for cannot be recalled (PRD-092)', () => {
    const signed = { state: 'signed', fileStatus: 'signed' } as const;
    expect(takeStep('recall', { ...signed, current: true })).not.toBeNull();
    expect(takeStep('recall', { ...signed, current: false })).toBeNull();
  });

  it('nobody is told of a decision while it can be undone, for 10 s', () => {
    expect([undoSeconds, tellSeconds]).toEqual([10, 14]);
  });

  it('reset is only for deliverables without files (PRD-058)', () => {
    expect(takeStep('reset', { state: 'feedback', files: 1 })).toBeNull();
    expect(takeStep('reset', { state: 'feedback' })).toBeNull();
  });

  it('an upload counts the version and empties the decisions (PRD-059)', () => {
    expect(afterUpload({ state: 'reworking', currentVersion: 3 })).toEqual({
      state: 'feedback',
      currentVersion: 4,
      reviewStatus: {},
    });
    expect(afterUpload({ state: 'signed', currentVersion: 3 })).toBeNull();
  });

  it('a new deliverable starts in production with version 0 (PRD-049)', () => {
    expect(deliverables.schema.parse({ title: ' Film ' })).toMatchObject({
      title: 'Film',
      state: 'production',
      currentVersion: 0,
      active: true,
    });
  });

  it('a duplicate starts from the beginning (PRD-055)', () => {
    const original: Deliverable = {
      id: 'd',
      _rev: 4,
      ...deliverables.schema.parse({ title: 'Film', type: 'Video', production: 'b', deadline: '2026-07-04' }),
      state: 'signed',
      currentVersion: 3,
      currentFileID: 'f',
      subsTrack: 's',
      reviewStatus: { u: 'Approve' },
    };
    const copy = deliverables.schema.parse(duplicateOf(original));
    expect(copy).toMatchObject({
      title: 'Film copy',
      type: 'Video',
      production: 'b',
      deadline: '2026-07-04',
      state: 'production',
      currentVersion: 0,
      reviewStatus: {},
    });
    expect(copy.currentFileID ?? copy.subsTrack).toBeUndefined();
    expect(deliverables.schema.parse(duplicateOf({ ...original, collections: ['reel'] })).collections).toEqual([
      'reel',
    ]);
    expect(deliverables.schema.safeParse(duplicateOf({ ...original, title: 'x'.repeat(500) })).success).toBe(true);
  });
});

describe('decisions', () => {
  it('four decisions, and Not Seen without one (PRD-094 PRD-095)', () => {
    expect(reviewDecisions).toEqual(['Approve', 'Reject: added my notes', 'Reject: no notes', 'No opinion']);
    expect(decisionOf({ u: 'Approve' }, 'u')).toBe('Approve');
    expect(decisionOf({}, 'constructor')).toBe('Not Seen');
    const version = { events: [{ action: 'Seen' as const, user: 'u', date: '2026-01-01T09:00:00.000Z' }] };
    expect(decisionOf({}, 'u', version)).toBe('Seen');
    expect(decisionOf({}, 'v', version)).toBe('Not Seen');
    expect(decisionOf({ u: 'No opinion' }, 'u', version)).toBe('No opinion');
  });

  const at = (action: FileAction, user: string, hour: number) => ({
    action,
    user,
    date: `2026-01-01T1${hour}:00:00.000Z`,
  });
  it.each<[string, FileEvent[], [user: string, decision: string][]]>([
    [
      'nobody',
      [at('Seen', 'rae', 0)],
      [
        ['rae', 'Seen'],
        ['sam', 'Approve'],
      ],
    ],
    [
      'a reviewer',
      [at('Seen', 'rae', 0), at('Signed off', 'rae', 1)],
      [
        ['rae', 'Signed Off'],
        ['sam', 'Approve'],
      ],
    ],
    [
      'somebody else',
      [at('Submitted notes', 'pia', 0)],
      [
        ['rae', 'Not Seen'],
        ['sam', 'Approve'],
        ['pia', 'Rejected'],
      ],
    ],
    [
      'one who had approved',
      [at('Submitted notes', 'sam', 0)],
      [
        ['rae', 'Not Seen'],
        ['sam', 'Rejected'],
      ],
    ],
    [
      'nobody any more',
      [at('Signed off', 'pia', 0), at('Recalled for review', 'rae', 1)],
      [
        ['rae', 'Not Seen'],
        ['sam', 'Approve'],
      ],
    ],
  ])(
    'lists everyone who decided, when %s signed off or rejected (PRD-086 PRD-088 PRD-094 OPN-089)',
    (_who, events, rows) => {
      const asked = { owners: ['rae'], reviewStatus: { sam: 'Approve' as const } };
      expect(decisionRows(asked, { events }).map(({ user, decision }) => [user, decision])).toEqual(rows);
    },
  );

  it.each([
    ['a reviewer of a deliverable in feedback', ['u', 'v'], 'feedback', undefined],
    ['someone else', ['v'], 'feedback', 'NOT_REVIEWER'],
    ['a reviewer once it is signed off', ['u'], 'signed', 'NOT_IN_FEEDBACK'],
  ] as const)('sets a decision, or reads why not: %s [PRD-096]', (_who, owners, state, code) => {
    expect(refuseDecision({ id: 'u' }, { owners: [...owners], state })?.code).toBe(code);
  });

  it.each(['demo', 'import', 'sign-in', 'job:clip', 'job:recountInspirationTags', 'call:carryNotes'])(
    'what %s wrote shows as written by Pavilion, not by a deleted user (PRD-097)',
    (part) => {
      expect(authorGone(part)).toBe('Pavilion');
    },
  );

  it('a reviewer who is gone shows as Deleted User (PRD-097)', () => {
    expect(reviewerName(undefined)).toBe('Deleted User');
    expect(authorGone('7m3kq0v9s2x4b6c8d1fghjna')).toBe('Deleted User');
    expect(authorGone('Xk3vR9aLq0ZbT5mWc8Yd')).toBe('Deleted User');
    expect(reviewerName({ name: 'Ann' })).toBe('Ann');
  });

  it('headings of a file (PRD-084 OPN-048)', () => {
    expect(['review', 'edit', 'signed', undefined].map((status) => fileStatusHeading(status))).toEqual([
      'Awaiting Feedback',
      'Sent back to Editor',
      'Signed Off',
      'Unknown status',
    ]);
    expect(fileStatusHeading('review', { newest: false })).toBe('Superseded');
    expect(fileStatusHeading('edit', { newest: false })).toBe('Sent back to Editor');
  });

  it.each([
    ['feedback', true, 'Awaiting Feedback'],
    ['held', true, 'On Hold'],
    ['production', true, 'Not in Review'],
    ['held', false, 'Superseded'],
    ['production', false, 'Superseded'],
  ] as const)(
    'a version in review of a deliverable in %s, newest %s, is headed %s (PRD-057 PRD-084 OPN-048)',
    (state, newest, heading) => {
      expect(fileStatusHeading('review', { newest, state })).toBe(heading);
    },
  );
});
