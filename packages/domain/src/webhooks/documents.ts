import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import { labelled } from '../field-label.ts';
import {
  choice,
  count,
  createdStamps,
  flag,
  instant,
  reference,
  requiredText,
  text,
  updatedStamps,
} from '../fields.ts';
import { type WebhookEvent, webhookEventNames } from './events.ts';

/** Most webhooks: each is asked at every event. */
export const mostWebhooks = 50;

export const webhookName = requiredText('Name', 100);
export const webhookAddress = requiredText('Address', 2_000);
export const webhookWishes = labelled(
  'Events',
  z.array(z.enum(webhookEventNames as [WebhookEvent, ...WebhookEvent[]])).max(webhookEventNames.length),
);

/** An outside address that receives events. Its secret is in a table of its own, which no live query reads. */
export const webhooks = defineDocument('webhooks', {
  about: {
    noun: 'webhook',
    plural: 'webhooks',
    title: ['name'],
    note: ['url'],
    page: '/admin/webhooks/$id',
    removal: 'for good',
  },

  schema: () =>
    z.object({
      name: webhookName,
      url: text('Address'),
      events: webhookWishes.default([]),
      active: labelled('On', flag(true)),
      /** Since when no delivery has arrived; absent after one that did. */
      failing_since: instant().optional(),
      /** When it was switched off because deliveries failed for days; absent once it is on again. */
      given_up_at: instant().optional(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [{ fields: [], orderBy: [{ field: 'name', direction: 'asc' }] }, { fields: ['active'] }],
  arrays: ['events'],
});
export type Webhook = DocumentOf<typeof webhooks>;

/** `waiting`: for its first try, or its next. `held`: a try was due while the webhook was off, and is made when it is on again. */
export const deliveryStates = ['waiting', 'held', 'delivered', 'failed'] as const;

const webhookTry = z.object({
  at: instant(),
  /** Status of the answer; absent without one. */
  status: z.number().int().optional(),
  milliseconds: z.number().int().min(0),
  /** Beginning of the answer. */
  answer: choice('Answer', 1_000),
  /** Why it failed, in a sentence. */
  error: choice('Error', 1_000),
});
export type WebhookTry = z.output<typeof webhookTry>;

/** Tries that a delivery keeps, of replays too. */
export const mostKeptTries = 20;

/** One event for one webhook, with its tries. Its id is the `webhook-id` of each of them, also of a replay. */
export const webhookDeliveries = defineDocument('webhookDeliveries', {
  about: {
    noun: 'webhook delivery',
    plural: 'webhook deliveries',
    title: ['event'],
    partOf: [{ type: 'webhooks', field: 'webhook' }],
    page: null,
    removal: 'for good',
  },

  schema: () =>
    z.object({
      webhook: z.string().min(1).max(200),
      event: text('Event', 100),
      /** Id of the document that it happened to. */
      subject: reference(),
      /** Name of the subject, for the log. */
      title: text('About', 500),
      /** Path of its page within Pavilion. */
      path: choice('Page', 500),
      /** The facts of the event, as JSON. */
      facts: text('Facts', 20_000),
      state: labelled('State', z.enum(deliveryStates).default('waiting')),
      /** Number of sendings: the first, and each replay. A job of an earlier one has nothing to do. */
      round: count(),
      /** Failed tries of this round. */
      failures: count(),
      tries: z.array(webhookTry).max(mostKeptTries).default([]),
      next_at: instant().optional(),
      /** When it happened: the `timestamp` of the message. */
      created_at: instant().optional(),
    }),
  indexes: [
    { fields: ['webhook'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['webhook', 'state'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['created_at'] },
    { fields: ['subject', 'state'] },
  ],
});
export type WebhookDelivery = DocumentOf<typeof webhookDeliveries>;
