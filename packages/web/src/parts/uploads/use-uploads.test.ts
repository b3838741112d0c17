import { describe, expect, it } from 'vitest';
import type { UploadItem } from './upload-store.ts';
import { allArrived, inOrder, summaryOf } from './use-uploads.ts';

const item = (state: UploadItem['state'], sent = 0): UploadItem => ({
  id: state,
  name: `${state}.mp4`,
  size: 100,
  sent,
  state,
  target: { what: 'inspiration' },
});

describe('the list of uploads', () => {
  it('has failed uploads at the top and finished ones at the end', () => {
    const shown = inOrder([item('done'), item('uploading'), item('interrupted'), item('waiting'), item('failed')]);
    expect(shown.map(({ state }) => state)).toEqual(['failed', 'interrupted', 'uploading', 'waiting', 'done']);
  });

  it.each<[string, UploadItem[]]>([
    ['Uploading 2 · 25%', [item('uploading', 50), item('waiting')]],
    ['Uploading 1 · 50% · 1 failed', [item('done'), item('failed'), item('uploading', 50)]],
    ['1 failed · 1 uploaded', [item('failed'), item('done')]],
    ['1 interrupted · 1 paused', [item('interrupted'), item('paused')]],
    ['Uploading 1 · 50% · 1 waiting for the connection', [item('uploading', 50), { ...item('uploading'), lost: true }]],
    ['1 waiting for the connection', [{ ...item('uploading', 31), lost: true }, item('done')]],
    ['1 refused · 1 uploaded', [item('refused'), item('done')]],
    ['2 uploaded', [item('done'), item('done')]],
    ['1 uploaded · 1 to check', [{ ...item('done'), note: 'This file is 640×360, not 1920x1080.' }]],
  ])('says “%s”', (sentence, items) => {
    expect(summaryOf(items)).toBe(sentence);
  });

  it('folds only when all have arrived', () => {
    expect(allArrived([item('done'), item('done')])).toBe(true);
    const others = ['failed', 'refused', 'interrupted', 'paused', 'uploading', 'waiting', 'reading'] as const;
    for (const state of others) expect(allArrived([item('done'), item(state)])).toBe(false);
  });
});
