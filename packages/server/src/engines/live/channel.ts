import { deflatedMessage } from './deflate.ts';
import type { Mailbox, Outbox } from './outbox.ts';
import type { Pace } from './pace.ts';
import { resumeToken } from './resume-token.ts';
import type { Channel } from './types.ts';

/** A token with every change would double the message. An older token only repeats a few changes on resuming. */
const changesPerToken = 50;

interface ChannelDeps extends Pick<Channel, 'number' | 'query' | 'person' | 'live'> {
  outbox: Outbox;
  box: Mailbox;
  pace: Pace;
  /** Whether the client still has this channel open. */
  isOpen: (channel: Channel) => boolean;
  onRefused: Channel['refuse'];
}

/** One live query of one client, and how far the client was told of it. */
export function createChannel({ outbox, box, pace, isOpen, onRefused, ...asked }: ChannelDeps): Channel {
  const channel: Channel = {
    ...asked,
    seen: 0,
    tokenSeq: 0,
    buffer: undefined,
    stale: false,
    deliver(outgoing) {
      const { seq, last } = outgoing;
      if (channel.buffer) channel.buffer.push(outgoing);
      else if (seq > channel.seen && !channel.stale) {
        if (pace.isSlowAt(seq)) {
          channel.stale = true;
          return;
        }
        const isDue = last && seq - channel.tokenSeq >= changesPerToken;
        if (isDue) channel.tokenSeq = seq;
        outbox.add(box, outgoing, channel.number, isDue ? resumeToken(seq, channel.live.hash) : undefined);
      }
    },
    snapshot(seq, documents) {
      if (!isOpen(channel)) return;
      if (pace.isSlow()) {
        channel.stale = true;
        return;
      }
      // Send earlier messages first.
      outbox.flush();
      channel.seen = seq;
      channel.tokenSeq = seq;
      const token = resumeToken(seq, channel.live.hash);
      const head = `{"kind":"snapshot","channel":${channel.number},"token":"${token}","seq":${seq},"documents":`;
      const { sendDeflated } = box.transport;
      const part = sendDeflated && documents.deflated();
      if (part) sendDeflated(deflatedMessage(head, part, '}'));
      else box.transport.send(`${head}${documents.text()}}`);
    },
    refuse(error) {
      if (isOpen(channel)) onRefused(error);
    },
  };
  return channel;
}
