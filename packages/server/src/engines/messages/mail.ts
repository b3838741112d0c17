import type { Config } from '../../config.ts';
import { type MailTransport, type SendFailure, sendFailure } from './types.ts';

/** E-mail by SMTP. Without settings nothing is sent: messages stay in the outbox. */
export function openMail(smtp: Config['smtp']): MailTransport {
  if (!smtp) {
    return {
      configured: false,
      send: async () => {
        throw sendFailure('No mail server is set up.', 'later');
      },
      close: () => undefined,
    };
  }
  const domain = /@([\w.-]+)/.exec(smtp.from)?.[1] ?? 'localhost';
  return {
    configured: true,
    close: () => undefined,
    async send({ id, to, subject, text }) {
      // A connection of its own tells for each message how far it came; messages are few since they are gathered.
      const progress = followProgress();
      // Loaded with the first message: most of what a start would read for it is never needed.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: smtp.url,
        connectionTimeout: 15_000,
        greetingTimeout: 15_000,
        socketTimeout: 30_000,
        logger: progress.logger,
      });
      try {
        await transport.sendMail({ from: smtp.from, to, subject, text, messageId: `<${id}@${domain}>` });
      } catch (error) {
        throw mailFailure(error, progress.handedOver());
      } finally {
        transport.close();
      }
    },
  };
}

/** Notes when the whole message, with its end, has been written to the server: before that it cannot have been accepted. */
function followProgress() {
  let handedOver = false;
  const listen = (entry?: unknown) => {
    if ((entry as { tnx?: string } | undefined)?.tnx === 'message') handedOver = true;
  };
  const logger = { level: () => undefined, trace: listen, debug: listen, info: listen, warn: listen, error: listen };
  return { logger: { ...logger, fatal: listen }, handedOver: () => handedOver };
}

/** The mail server's own words where there are any: they name the address or the rule at fault. */
function mailFailure(error: unknown, handedOver: boolean): SendFailure {
  const { code, response, responseCode } = error as { code?: string; response?: string; responseCode?: number };
  if (response) {
    const refused = `The mail server refused the message: ${response}`;
    // RFC 5321: 4yz may be tried again as it is, 5yz may not.
    return sendFailure(refused, (responseCode ?? Number(response.slice(0, 3))) >= 500 ? 'never' : 'later');
  }
  if (handedOver) {
    return sendFailure('The connection ended before the mail server said whether it took the message.', 'unknown');
  }
  if (code === 'EAUTH') {
    return sendFailure('The mail server did not accept the user name and password of the settings.', 'later');
  }
  if (code === 'EENVELOPE') return sendFailure('This is not an address that e-mail can be sent to.', 'never');
  return sendFailure('The mail server could not be reached.', 'later');
}
