import { rowText } from './row-text.ts';
import type { Outgoing, Transport } from './types.ts';

/** What one client is to be told of one change: each of its channels with its effect. */
interface Letter {
  outgoing: Outgoing;
  effects: string[];
  hasDocument: boolean;
}

export interface Mailbox {
  readonly transport: Transport;
  letters: Letter[];
}

/** Collects what a change means to each client and sends it as one message per client, the same bytes where they agree. */
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
        letter = { outgoing, effects: [], hasDocument: false };
        box.letters.push(letter);
      }
      letter.effects.push(token ? `[${channel},"${effect}","${token}"]` : `[${channel},"${effect}"]`);
      if (effect !== 'removed' && !letter.hasDocument) {
        letter.hasDocument = true;
        letter.outgoing = outgoing;
      }
    },
    flush() {
      const boxes = full;
      full = [];
      const same = new Map<string, Buffer>();
      for (const box of boxes) {
        const { letters } = box;
        box.letters = [];
        for (const letter of letters) box.transport.send(boxes.length > 1 ? shared(same, letter) : textOf(letter));
      }
    },
  };
}

function shared(same: Map<string, Buffer>, letter: Letter): Buffer {
  const { seq, id } = letter.outgoing;
  const key = `${seq} ${id} ${letter.effects.join()}`;
  let bytes = same.get(key);
  if (!bytes) {
    bytes = Buffer.from(textOf(letter));
    same.set(key, bytes);
  }
  return bytes;
}

function textOf({ outgoing: { seq, collection, id, by, row }, effects, hasDocument }: Letter): string {
  const document = hasDocument && row ? `,"document":${rowText(row)}` : '';
  const author = by === undefined ? '' : `,"by":${JSON.stringify(by)}`;
  const names = `"collection":${JSON.stringify(collection)},"id":${JSON.stringify(id)}`;
  return `{"kind":"change","seq":${seq},${names}${author}${document},"effects":[${effects.join()}]}`;
}
