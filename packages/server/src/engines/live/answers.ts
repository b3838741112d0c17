import type { WireError } from '@pavilion/sync';
import { brokenSentence, Refusal, refusalOf } from '../store/refusal.ts';
import type { StoredRow } from '../store/types.ts';
import { deflatePart } from './deflate.ts';
import { rowText } from './row-text.ts';
import type { Channel, SharedText } from './types.ts';

/** Sends a snapshot, then the changes that the channel collected while waiting for it. */
export function release(channel: Channel, seq: number, documents: SharedText): void {
  const missed = channel.buffer ?? [];
  channel.buffer = undefined;
  channel.snapshot(seq, documents);
  for (const outgoing of missed) channel.deliver(outgoing);
}

/** Refuses every waiting channel. */
export function refuseAll(waiting: Set<Channel>, error: unknown, onError: (error: unknown) => void): void {
  const failure = wireFailure(error, onError);
  for (const target of waiting) target.refuse(failure);
  waiting.clear();
}

/** Documents as a JSON array, serialised when the first channel needs it. */
export function listText(documents: readonly StoredRow[]): SharedText {
  return sharedText(() => `[${documents.map(rowText).join(',')}]`);
}

/** A text that is made, and deflated, once for all channels. */
export function sharedText(make: () => string): SharedText {
  let text: string | undefined;
  let deflated: { part: Buffer | undefined } | undefined;
  const shared: SharedText = {
    text() {
      text ??= make();
      return text;
    },
    deflated() {
      deflated ??= { part: deflatePart(shared.text()) };
      return deflated.part;
    },
  };
  return shared;
}

/** A failure as the client receives it. Errors other than refusals are reported, and people read a general sentence. */
export function wireFailure(error: unknown, onError: (error: unknown) => void): WireError {
  if (!(error instanceof Refusal)) onError(error);
  const refusal = refusalOf(error);
  return refusal ? wireError(refusal) : { code: 'BROKEN', message: brokenSentence() };
}

/** A refusal as the client receives it. */
export function wireError(refusal: { code: string; message: string; field?: string | undefined }): WireError {
  const { code, message, field } = refusal;
  return field === undefined ? { code, message } : { code, message, field };
}
