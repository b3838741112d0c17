import { nothing } from '@pavilion/sync';
import { definePolicy } from '../access/policy.ts';
import { readableBy } from '../access/read-write.ts';
import { livestreams, livestreamViews, rtmpOutputKeys, rtmpOutputs } from './documents.ts';

/** Streams and feeds are started, changed and stopped by calls: an encoder is behind each. */
export const livestreamsPolicies = {
  livestreams: definePolicy(livestreams, { read: readableBy('openLivestreams') }),
  rtmpOutputs: definePolicy(rtmpOutputs, { read: readableBy('openLivestreams') }),
  /** Reports are made of it by a call; who watched what is nobody's to read. */
  livestreamViews: definePolicy(livestreamViews, { read: () => nothing }),
  rtmpOutputKeys: definePolicy(rtmpOutputKeys, { read: () => nothing }),
};
