import { nothing } from '@pavilion/sync';
import { definePolicy } from '../access/policy.ts';
import { readableBy } from '../access/read-write.ts';
import { livestreams, livestreamViews, rtmpOutputKeys, rtmpOutputs } from './documents.ts';

/** Read-only: calls start, change and stop streams and feeds, because the live engine must act too. */
export const livestreamsPolicies = {
  livestreams: definePolicy(livestreams, { read: readableBy('openLivestreams') }),
  rtmpOutputs: definePolicy(rtmpOutputs, { read: readableBy('openLivestreams') }),
  /** Private: a call turns the views into reports; nobody can read who watched what. */
  livestreamViews: definePolicy(livestreamViews, { read: () => nothing }),
  rtmpOutputKeys: definePolicy(rtmpOutputKeys, { read: () => nothing }),
};
