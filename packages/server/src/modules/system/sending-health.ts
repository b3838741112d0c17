import { countWords, formatInstant } from '@pavilion/domain';
import { type OutboxMessage, outbox } from '@pavilion/domain/accounts';
import { webhookDeliveries, webhooks } from '@pavilion/domain/webhooks';
import type { Context } from '../../context.ts';
import type { HealthCheck } from '../../engines/http/health.ts';

type Deps = Pick<Context, 'store' | 'clock'>;

const channels = ['email', 'chat'] as const;
type Channel = (typeof channels)[number];

const dayMs = 86_400_000;
/** A message that was written earlier may have been tried last. */
const newest = 20;
const mostNamed = 3;

const looks = {
  email: { name: 'E-mail', setUp: 'A mail server is set up.' },
  chat: { name: 'Chat', setUp: 'A chat service is set up.' },
} as const;

/** Whether e-mails or chat messages arrive, by the last of them (OPS-015). */
export async function sendingHealth({ store }: Deps, channel: Channel, configured: boolean): Promise<HealthCheck> {
  const { name, setUp } = looks[channel];
  const off = { name, ok: true, off: true, needed: false };
  if (!configured) return { ...off, detail: 'Not set up: messages stay in the outbox.' };
  const latest = async (states: OutboxMessage['status'][], at: 'sent_at' | 'sending_at') => {
    const found = await Promise.all(
      states.map((status) =>
        store.find(outbox, {
          where: { channel, status },
          orderBy: [{ field: 'created_at', direction: 'desc' }],
          limit: newest,
        }),
      ),
    );
    return found
      .flat()
      .reduce<OutboxMessage | undefined>((last, one) => ((one[at] ?? '') > (last?.[at] ?? '') ? one : last), undefined);
  };
  const [sent, failed] = await Promise.all([
    latest(['sent'], 'sent_at'),
    latest(['failed', 'uncertain'], 'sending_at'),
  ]);
  const [sentAt, failedAt] = [sent?.sent_at, failed?.sending_at];
  const arrived = sentAt ? `The last message was sent on ${formatInstant(sentAt)}.` : 'No message has been sent yet.';
  if (!failed || !failedAt) return { name, ok: true, needed: false, detail: `${setUp} ${arrived}` };
  const failure = `A message could not be sent on ${formatInstant(failedAt)}: ${asSentence(failed.error)}`;
  const ok = sentAt !== undefined && sentAt >= failedAt;
  return { name, ok, needed: false, detail: ok ? `${setUp} ${arrived} ${failure}` : `${failure} ${arrived}` };
}

const asSentence = (text = 'the reason is unknown.') => (/[.!]$/.test(text) ? text : `${text}.`);

/** Whether the receivers of webhooks take what they are sent. */
export async function webhooksHealth({ store }: Deps): Promise<HealthCheck> {
  const all = await store.find(webhooks, {});
  const failing = all.filter(isFailing);
  const check = { name: 'Webhooks', ok: failing.length === 0, needed: false };
  if (all.length === 0) return { ...check, off: true, detail: 'None is set up.' };
  if (check.ok) return { ...check, detail: `${countWords(all.length, 'webhook')}; none is failing.` };
  const named = failing
    .slice(0, mostNamed)
    .map(({ name, given_up_at, failing_since = '' }) =>
      given_up_at
        ? `“${name}” was switched off on ${formatInstant(given_up_at)}, after days of failures.`
        : `Nothing arrives at “${name}” since ${formatInstant(failing_since)}.`,
    );
  const more = failing.length - named.length;
  return { ...check, detail: [...named, ...(more > 0 ? [`${more} more are failing.`] : [])].join(' ') };
}

const isFailing = ({
  failing_since,
  given_up_at,
  active,
}: {
  failing_since?: string;
  given_up_at?: string;
  active: boolean;
}) => given_up_at !== undefined || (active && failing_since !== undefined);

/** For monitoring: messages of the last 24 hours that failed, or of which nobody knows whether they arrived, by channel. */
export async function countUnsent({ store, clock }: Deps): Promise<Record<Channel, number>> {
  const unsent = { status: { in: ['failed', 'uncertain'] as const }, created_at: { gt: aDayBefore(clock()) } };
  const [email, chat] = await Promise.all(channels.map((channel) => store.count(outbox, { ...unsent, channel })));
  return { email: email!, chat: chat! };
}

/** For monitoring: webhooks that take nothing, and deliveries of the last 24 hours that failed or wait for another try. */
export async function countUndelivered({ store, clock }: Deps): Promise<{ webhooks: number; deliveries: number }> {
  const [all, deliveries] = await Promise.all([
    store.find(webhooks, {}),
    store.count(webhookDeliveries, {
      created_at: { gt: aDayBefore(clock()) },
      state: { in: ['failed', 'waiting'] },
      failures: { gt: 0 },
    }),
  ]);
  return { webhooks: all.filter(isFailing).length, deliveries };
}

const aDayBefore = (now: string) => new Date(Date.parse(now) - dayMs).toISOString();
