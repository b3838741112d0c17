import type { LogLevel, WebClient } from '@slack/web-api';
import type { Config } from '../../config.ts';
import { chatFailure, errorWord } from './chat-failure.ts';
import { type ChatTransport, sendFailure } from './types.ts';

/** Metadata type under which our id is sent with each message. */
const eventType = 'pavilion_message';
const pageSize = 200;

/** Team chat by Slack's Web API. Without settings no message is posted: messages stay in the outbox. */
export function openChat(slack: Config['slack']): ChatTransport {
  if (!slack) {
    const missing = async (): Promise<never> => {
      throw sendFailure('No chat service is set up.', 'later');
    };
    return { configured: false, post: missing, wasPosted: missing, makeChannel: missing, invite: missing };
  }
  let opened: Promise<WebClient> | undefined;
  const open = () => {
    opened ??= openClient(slack);
    return opened;
  };

  /** Messages to a person are in the direct conversation with that person. */
  async function conversationOf(channel: string): Promise<string> {
    if (!/^[UW]/.test(channel)) return channel;
    const client = await open();
    const conversation = await saying(client.conversations.open({ users: channel }));
    return conversation.channel?.id ?? channel;
  }

  /** The channel with this name, if Pavilion created it and it is in use. */
  async function ownChannel(name: string): Promise<string | null> {
    const client = await open();
    const { user_id: self } = await saying(client.auth.test());
    for (let cursor: string | undefined; ; ) {
      const page = await saying(
        client.conversations.list({ types: 'public_channel', limit: pageSize, ...(cursor ? { cursor } : {}) }),
      );
      const found = page.channels?.find((channel) => channel.name === name);
      if (found) return found.id && found.creator === self && !found.is_archived ? found.id : null;
      cursor = page.response_metadata?.next_cursor;
      if (!cursor) return null;
    }
  }

  return {
    configured: true,
    async post({ id, channel, text, mentions, link }) {
      const client = await open();
      const called = mentions.map((member) => `<@${member}>`).join(' ');
      const words = [called, escaped(text)].filter(Boolean).join(' ');
      const whole = link ? `${words}\n<${link.url}|${link.text}>` : words;
      const metadata = { event_type: eventType, event_payload: { id } };
      await saying(client.chat.postMessage({ channel, text: whole, unfurl_links: false, metadata }));
    },
    async wasPosted({ id, channel, since }) {
      const client = await open();
      const conversation = await conversationOf(channel);
      // One minute earlier, to allow for clock differences between machines.
      const oldest = String(Date.parse(since) / 1000 - 60);
      for (let cursor: string | undefined; ; ) {
        const page = await saying(
          client.conversations.history({
            channel: conversation,
            oldest,
            limit: pageSize,
            include_all_metadata: true,
            ...(cursor ? { cursor } : {}),
          }),
        );
        if (page.messages?.some(({ metadata }) => (metadata?.event_payload as { id?: string })?.id === id)) return true;
        cursor = page.response_metadata?.next_cursor;
        if (!cursor) return false;
      }
    },
    async makeChannel(name) {
      const client = await open();
      try {
        const { channel } = await client.conversations.create({ name });
        return channel?.id ?? null;
      } catch (error) {
        if (errorWord(error) === 'name_taken') return ownChannel(name);
        throw chatFailure(error);
      }
    },
    async invite(channel, members) {
      const client = await open();
      const refused: { member: string; reason: string }[] = [];
      // One at a time: in a batch, one unknown id would block the others.
      for (const member of members) {
        try {
          await client.conversations.invite({ channel, users: member });
        } catch (error) {
          const failure = chatFailure(error);
          if (harmless.has(errorWord(error))) continue;
          if (failure.outcome !== 'never') throw failure;
          refused.push({ member, reason: failure.message });
        }
      }
      return refused;
    },
  };
}

/** The library loads with the first message, so as not to slow down the start. */
async function openClient({ token, apiUrl }: NonNullable<Config['slack']>): Promise<WebClient> {
  const { WebClient } = await import('@slack/web-api');
  return new WebClient(token, {
    slackApiUrl: `${apiUrl}/`,
    // The job does the retries and keeps the reason for administrators.
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    timeout: 30_000,
    // Errors are thrown and reported by the caller.
    logLevel: 'error' as LogLevel,
  });
}

const harmless = new Set(['already_in_channel', 'cant_invite_self']);

/** Escapes the service's markup: a title such as `<!channel>` must not mention anyone. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

async function saying<T>(request: Promise<T>): Promise<T> {
  return request.catch((error: unknown) => {
    throw chatFailure(error);
  });
}
