import { describe, expect, it } from 'vitest';
import { clipStatuses } from '../documents.ts';
import {
  type ClipStatus,
  type ClipStepName,
  clipSteps,
  hasClip,
  isRemovable,
  notClipped,
  requestStatuses,
  takeClipStep,
} from './clip-steps.ts';

describe('the steps of a clip', () => {
  it.each<[string, ClipStepName, ClipStatus, string | undefined, object | null]>([
    ['ARC-123 ARC-124 not clipped → clipping', 'clip', 'not clipped', undefined, { clipStatus: 'clipping' }],
    ['ARC-124 a cancelled clip can be cut after all', 'clip', 'cancelled', undefined, { clipStatus: 'clipping' }],
    ['a failed clip can be cut again', 'clip', 'failed', undefined, { clipStatus: 'clipping' }],
    ['ARC-124 not while it is being cut', 'clip', 'clipping', undefined, null],
    ['ARC-124 not once it is cut', 'clip', 'clipped', undefined, null],
    [
      'ARC-126 ARC-127 cancel while requested',
      'cancel',
      'clipping',
      'requested',
      { clipStatus: 'cancelled', status: 'cancelled' },
    ],
    ['ARC-126 no cancel once started', 'cancel', 'clipping', 'clipping', null],
    ['ARC-126 no cancel once cut', 'cancel', 'clipped', 'clipped', null],
    ['OPN-077 no cancel in an unknown status', 'cancel', 'clipping', 'queued at the farm', null],
    ['the worker starts', 'start', 'clipping', 'requested', { clipStatus: 'clipping', status: 'clipping' }],
    ['the worker resumes', 'start', 'clipping', 'clipping', { clipStatus: 'clipping', status: 'clipping' }],
    ['no start of a cancelled clip', 'start', 'cancelled', 'cancelled', null],
    ['no start of a finished clip', 'start', 'clipped', 'clipped', null],
    ['a failure is tried again', 'retry', 'failed', 'failed', { clipStatus: 'clipping', status: 'clipping' }],
    ['no retry once someone has requested it again', 'retry', 'clipping', 'failed', null],
    ['ARC-125 clipping → clipped', 'finish', 'clipping', 'clipping', { clipStatus: 'clipped', status: 'clipped' }],
    ['ARC-125 only once', 'finish', 'clipped', 'clipped', null],
    ['clipping → failed', 'fail', 'clipping', 'clipping', { clipStatus: 'failed', status: 'failed' }],
    ['ARC-128 clipped → not clipped', 'reset', 'clipped', undefined, { clipStatus: 'not clipped' }],
    ['ARC-128 no reset without a clip', 'reset', 'not clipped', undefined, null],
  ])('%s', (_, name, clipStatus, status, expected) => {
    expect(takeClipStep(name, { clipStatus, status })).toEqual(expected);
  });

  it('leads only to known states, and each refusal is a sentence', () => {
    for (const name of Object.keys(clipSteps) as ClipStepName[]) {
      expect(clipSteps[name].refusal).toMatch(/^[A-Z].*\.$/);
      for (const clipStatus of clipStatuses) {
        for (const status of requestStatuses) {
          const taken = takeClipStep(name, { clipStatus, status });
          if (!taken) continue;
          expect(clipStatuses).toContain(taken.clipStatus);
          if (taken.status) expect(requestStatuses).toContain(taken.status);
        }
      }
    }
  });

  it('an event that was reset has no clip (ARC-128)', () => {
    expect(notClipped).toMatchObject({
      clipStatus: 'not clipped',
      clipped: false,
      clipSource: 'user',
      clipFile: 'n/a',
    });
    expect(hasClip(notClipped)).toBe(false);
    expect(hasClip({ clipped: true, clipFile: 'f' })).toBe(true);
    expect(hasClip({ clipped: true, clipFile: undefined })).toBe(false);
  });

  it.each([
    ['user', 'not clipped', true],
    ['user', 'clipped', true],
    ['user', 'cancelled', true],
    ['user', 'clipping', false],
    ['feed', 'not clipped', false],
  ] as const)('Delete Clip of a %s event that is %s: %s (ARC-129)', (source, clipStatus, offered) => {
    expect(isRemovable({ source, clipStatus })).toBe(offered);
  });
});
