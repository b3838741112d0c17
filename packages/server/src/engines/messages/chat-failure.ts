import { countWords } from '@pavilion/domain';
import { type SendFailure, sendFailure } from './types.ts';

/** Error code from the chat service or its library. */
export function errorWord(error: unknown): string {
  const { data, code } = error as { data?: { error?: string }; code?: string };
  return data?.error ?? code ?? '';
}

const sentences: Record<string, string> = {
  channel_not_found: 'The chat channel no longer exists, or Pavilion has not been invited to it.',
  not_in_channel: 'Pavilion has not been invited to the chat channel.',
  is_archived: 'The chat channel is archived.',
  user_not_found: 'The chat service has no member with this id.',
  invalid_auth: 'The chat service did not accept the token in the settings.',
  token_revoked: 'The chat service did not accept the token in the settings.',
  missing_scope: 'The chat token lacks a permission for this.',
};

/**
 * After `unknown` errors part of the work may have been done; after `wait` errors none was, and a retry will succeed.
 */
const unknownWords = new Set(['fatal_error', 'internal_error', 'slack_webapi_http_error']);
const waitWords = new Set(['ratelimited', 'rate_limited', 'service_unavailable', 'team_added_to_org']);
/** The connection was never made, so no request was sent. */
const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Explains an error of the chat service in a sentence. */
export function chatFailure(error: unknown): SendFailure {
  const word = errorWord(error);
  if (word === 'slack_webapi_rate_limited_error') {
    const seconds = (error as { retryAfter?: number }).retryAfter;
    return sendFailure(
      `The chat service is busy and asks to wait ${seconds ? countWords(seconds, 'second') : 'some seconds'}.`,
      'later',
      seconds,
    );
  }
  if (word === 'slack_webapi_request_error') {
    const { original } = error as { original?: { code?: string; cause?: { code?: string } } };
    const reached = !unreached.has(original?.code ?? original?.cause?.code ?? '');
    return sendFailure('The chat service could not be reached.', reached ? 'unknown' : 'later');
  }
  const outcome = unknownWords.has(word) ? 'unknown' : waitWords.has(word) ? 'later' : 'never';
  return sendFailure(sentences[word] ?? `The chat service refused this (${word || 'no reason given'}).`, outcome);
}
