import { definePolicy } from '../access/policy.ts';
import { readableBy } from '../access/read-write.ts';
import { webhookDeliveries, webhooks } from './documents.ts';

/** For user administrators alone, since deliveries have facts of every module. Written by calls and by the server. */
export const webhooksPolicies = {
  webhooks: definePolicy(webhooks, { read: readableBy('manageUsers') }),
  webhookDeliveries: definePolicy(webhookDeliveries, { read: readableBy('manageUsers') }),
};
