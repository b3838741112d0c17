import { expect, it } from 'vitest';
import { isReady } from './is-ready.ts';

it('an awaiting file is ready once it has both its preview and its metadata (OPN-085 ARC-073)', () => {
  const metadata = { size: 10, duration: 12 };
  expect(isReady({ hasPreview: true, metadata })).toBe(true);
  expect(isReady({ hasPreview: false, metadata })).toBe(false);
  expect(isReady({ hasPreview: true, metadata: undefined })).toBe(false);
  expect(isReady({ hasPreview: true, metadata: { size: 10 } })).toBe(false);
});
