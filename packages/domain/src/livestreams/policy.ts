import { nothing } from '@pavilion/sync';
import { definePolicy } from '../access/policy.ts';
import { readableBy } from '../access/read-write.ts';
import { livestreams, rtmpOutputKeys, rtmpOutputs } from './documents.ts';

/** Streams and feeds are started, changed and stopped by calls: an encoder is behind each. */
export const livestreamsPolicies = {
  livestreams: definePolicy(livestreams, { read: readableBy('openLivestreams') }),
  rtmpOutputs: definePolicy(rtmpOutputs, { read: readableBy('openLivestreams') }),
  rtmpOutputKeys: definePolicy(rtmpOutputKeys, { read: () => nothing }),
};
