import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { MailTransport } from './types.ts';

/** E-mail by SMTP. Without settings nothing is sent: messages stay in the outbox. */
export function openMail(smtp: Config['smtp']): MailTransport {
  if (!smtp) {
    return {
      configured: false,
      send: async () => {
        throw new Error('No mail server is set up.');
      },
      close: () => undefined,
    };
  }
  const transport = createTransport({
    url: smtp.url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  return {
    configured: true,
    close: () => transport.close(),
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from: smtp.from, to, subject, text });
      } catch (error) {
        throw new Error(mailSentence(error));
      }
    },
  };
}

/** The mail server's own words where there are any: they name the address or the rule at fault. */
function mailSentence(error: unknown): string {
  const { code, response } = error as { code?: string; response?: string };
  if (response) return `The mail server refused the message: ${response}`;
  if (code === 'EAUTH') return 'The mail server did not accept the user name and password of the settings.';
  if (
    code === 'ECONNECTION' ||
    code === 'ESOCKET' ||
    code === 'ETIMEDOUT' ||
    code === 'EDNS' ||
    code === 'ECONNREFUSED'
  ) {
    return 'The mail server could not be reached.';
  }
  return 'The message could not be sent.';
}
