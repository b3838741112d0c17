import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Received messages, as sent. */
  messages: { to: string[]; text: string }[];
  /** Refuses later messages with this SMTP code and text; null accepts messages again. */
  refuse(refusal: { code: number; words: string } | null): void;
  /** Accepts one message while others are refused. */
  acceptOne(): void;
  /** Reads later messages and accepts them or not, but never answers; null answers again. */
  keepSilent(when: 'after taking' | 'before taking' | null): void;
  /** Number of messages received, accepted or not. */
  asked(): number;
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
export async function openMailServer(): Promise<MailServer> {
  const messages: MailServer['messages'] = [];
  let refusal: { code: number; words: string } | null = null;
  let silence: 'after taking' | 'before taking' | null = null;
  let asked = 0;
  let spared = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        asked += 1;
        if (silence === 'before taking') return;
        if (refusal && spared === 0)
          return done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
        if (refusal) spared -= 1;
        const to = session.envelope.rcptTo.map(({ address }) => address);
        messages.push({ to, text: decoded(Buffer.concat(parts).toString('utf8')) });
        if (!silence) done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    refuse(next) {
      refusal = next;
      spared = 0;
    },
    acceptOne() {
      spared += 1;
    },
    keepSilent(when) {
      silence = when;
    },
    asked: () => asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Decodes quoted-printable, so that tests can search the text. */
function decoded(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
