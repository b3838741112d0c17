import { type LogLevel, WebClient } from '@slack/web-api';
import type { Config } from '../config.ts';
import type { ChatTransport } from './types.ts';

/** How often a taken name is tried again with a number behind it. */
const mostNames = 20;

/** The team chat, by Slack's Web API. Without settings nothing is posted: messages stay in the outbox. */
export function openChat(slack: Config['slack']): ChatTransport {
  if (!slack) {
    const missing = async (): Promise<never> => {
      throw new Error('No chat service is set up.');
    };
    return { configured: false, post: missing, createChannel: missing };
  }
  // Retries belong to the job that asked, which keeps the reason where an administrator sees it.
  const client = new WebClient(slack.token, {
    slackApiUrl: `${slack.apiUrl}/`,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    timeout: 30_000,
    // What goes wrong is thrown, and said where it is asked for.
    logLevel: 'error' as LogLevel,
  });
  return {
    configured: true,
    async post({ channel, text, link }) {
      const words = link ? `${text}\n<${link.url}|${link.text}>` : text;
      await saying(client.chat.postMessage({ channel, text: words, unfurl_links: false }));
    },
    async createChannel(name, members) {
      const base = channelName(name);
      for (let attempt = 1; attempt <= mostNames; attempt++) {
        const wanted = attempt === 1 ? base : `${base.slice(0, 76)}-${attempt}`;
        try {
          const { channel } = await client.conversations.create({ name: wanted });
          const id = channel?.id ?? '';
          if (members.length > 0) {
            await saying(client.conversations.invite({ channel: id, users: members.join(','), force: true }));
          }
          return { id, name: channel?.name ?? wanted };
        } catch (error) {
          if (errorWord(error) !== 'name_taken') throw sentenceOf(error);
        }
      }
      throw new Error(`Every channel name like ${base} is taken.`);
    },
  };
}

/** What the chat service accepts as a channel name: lower case, digits and hyphens, at most 80 characters. */
export function channelName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name.slice(0, 80) || 'brief';
}

async function saying<T>(request: Promise<T>): Promise<T> {
  return request.catch((error: unknown) => {
    throw sentenceOf(error);
  });
}

function errorWord(error: unknown): string {
  const { data, code } = error as { data?: { error?: string }; code?: string };
  return data?.error ?? code ?? '';
}

const sentences: Record<string, string> = {
  channel_not_found: 'The chat channel no longer exists, or Pavilion has not been invited to it.',
  not_in_channel: 'Pavilion has not been invited to the chat channel.',
  is_archived: 'The chat channel is archived.',
  invalid_auth: 'The chat service did not accept the token of the settings.',
  token_revoked: 'The chat service did not accept the token of the settings.',
  missing_scope: 'The chat token lacks a permission that is needed for this.',
  slack_webapi_request_error: 'The chat service could not be reached.',
};

function sentenceOf(error: unknown): Error {
  const word = errorWord(error);
  if (word === 'slack_webapi_rate_limited_error') {
    const seconds = (error as { retryAfter?: number }).retryAfter;
    return new Error(`The chat service is busy and asks to wait ${seconds ?? 'some'} seconds.`);
  }
  return new Error(sentences[word] ?? `The chat service refused this (${word || 'no reason given'}).`);
}
