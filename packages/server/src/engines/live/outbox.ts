import type { ChannelEffect } from '@pavilion/sync';
import { rowText } from './row-text.ts';
import type { Outgoing, Transport } from './types.ts';

/** One queued message: a change and the channels it adds to, updates or removes from. */
interface Letter {
  outgoing: Outgoing;
  channels: Partial<Record<ChannelEffect, number[]>>;
  tokens: string[];
  hasDocument: boolean;
}

export interface Mailbox {
  readonly transport: Transport;
  letters: Letter[];
}

/**
 * Collects the effects of a change and sends one message per client. Clients with equal messages share the same bytes.
 */
export interface Outbox {
  add(box: Mailbox, outgoing: Outgoing, channel: number, token?: string): void;
  flush(): void;
}

export function createOutbox(): Outbox {
  let full: Mailbox[] = [];

  return {
    add(box, outgoing, channel, token) {
      const { effect, seq, id } = outgoing;
      if (box.letters.length === 0) full.push(box);
      let letter = box.letters.at(-1);
      if (letter?.outgoing.id !== id || letter.outgoing.seq !== seq) {
        letter = { outgoing, channels: {}, tokens: [], hasDocument: false };
        box.letters.push(letter);
      }
      const told = letter.channels[effect];
      if (told) told.push(channel);
      else letter.channels[effect] = [channel];
      if (token) letter.tokens.push(`[${channel},"${token}"]`);
      if (effect !== 'removed' && !letter.hasDocument) {
        letter.hasDocument = true;
        letter.outgoing = outgoing;
      }
    },
    flush() {
      const boxes = full;
      full = [];
      const same = new Map<string, Copy>();
      for (const box of boxes) {
        const { letters } = box;
        box.letters = [];
        for (const letter of letters)
          box.transport.send(boxes.length > 1 ? shared(same, letter) : textOf(letter, effectsOf(letter)));
      }
    },
  };
}

/** The last serialised message, reused for the next client with the same content. */
interface Copy {
  letter: Letter;
  bytes: Buffer;
}

function shared(same: Map<string, Copy>, letter: Letter): Buffer {
  const { seq, id } = letter.outgoing;
  const key = `${seq} ${id}`;
  const copy = same.get(key);
  if (copy && isSame(copy.letter, letter)) return copy.bytes;
  const bytes = Buffer.from(textOf(letter, effectsOf(letter)));
  same.set(key, { letter, bytes });
  return bytes;
}

/** Comparing numbers is far cheaper than serialising again. */
function isSame(left: Letter, right: Letter): boolean {
  return (
    sameItems(left.channels.added, right.channels.added) &&
    sameItems(left.channels.changed, right.channels.changed) &&
    sameItems(left.channels.removed, right.channels.removed) &&
    sameItems(left.tokens, right.tokens)
  );
}

function sameItems(left: readonly unknown[] = [], right: readonly unknown[] = []): boolean {
  return left.length === right.length && left.every((item, at) => item === right[at]);
}

function effectsOf({ channels, tokens }: Letter): string {
  const effects = Object.entries(channels).map(([effect, numbers]) => `"${effect}":[${numbers.join()}]`);
  return `"effects":{${effects.join()}}${tokens.length > 0 ? `,"tokens":[${tokens.join()}]` : ''}`;
}

function textOf({ outgoing: { seq, collection, id, by, row }, hasDocument }: Letter, effects: string): string {
  const document = hasDocument && row ? `,"document":${rowText(row)}` : '';
  const author = by === undefined ? '' : `,"by":${JSON.stringify(by)}`;
  const names = `"collection":${JSON.stringify(collection)},"id":${JSON.stringify(id)}`;
  return `{"kind":"change","seq":${seq},${names}${author}${document},${effects}}`;
}
