import { z } from 'zod';
import { call } from '../call.ts';
import { mostWebhooks, webhookAddress, webhookName, webhookWishes } from './documents.ts';

const id = z.string().min(1).max(200);
const switchedOff = {
  SWITCHED_OFF: { status: 409, message: 'This webhook is switched off. Switch it on first.' },
} as const;

export const webhooksCalls = {
  saveWebhook: call({
    needs: 'manageUsers',
    summary: 'Adds a webhook, or changes one. A new one’s signing secret is in the answer, and nowhere else.',
    input: z.object({
      /** Absent for a new one. */
      id: id.optional(),
      name: webhookName,
      url: webhookAddress,
      events: webhookWishes.min(1, 'Choose at least one event.'),
    }),
    output: z.object({ id, /** Null for a webhook that was there before. */ secret: z.string().nullable() }),
    errors: {
      TOO_MANY_WEBHOOKS: { status: 409, message: `There are ${mostWebhooks} webhooks already. Delete one first.` },
    },
  }),
  switchWebhook: call({
    needs: 'manageUsers',
    summary:
      'Switches a webhook on or off. Deliveries that are due while it is off are held, and sent when it is on again.',
    input: z.object({ id, active: z.boolean() }),
    output: z.object({}),
  }),
  renewWebhookSecret: call({
    needs: 'manageUsers',
    summary: 'Gives a webhook a new signing secret. For a day, deliveries are signed with the one before too.',
    input: z.object({ id }),
    output: z.object({ secret: z.string() }),
  }),
  deleteWebhook: call({
    needs: 'manageUsers',
    summary: 'Deletes a webhook with its secret and its deliveries.',
    input: z.object({ id }),
    output: z.object({}),
  }),
  testWebhook: call({
    needs: 'manageUsers',
    summary: 'Sends a test event to a webhook.',
    input: z.object({ id }),
    output: z.object({ delivery: id }),
  }),
  replayDelivery: call({
    needs: 'manageUsers',
    summary: 'Sends a delivery again, with the same id.',
    input: z.object({ id }),
    output: z.object({}),
    errors: switchedOff,
  }),
};
