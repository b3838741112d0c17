import type { Config } from '../../config.ts';
import { type MailTransport, type SendFailure, sendFailure } from './types.ts';

/** E-mail by SMTP. Without settings no message is sent: messages stay in the outbox. */
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
      // A separate connection per message shows how far each one came; merging keeps messages few.
      const progress = followProgress();
      // Loaded with the first message, so as not to slow down the start.
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

/** Notes when the whole message, including its end, was written: the server cannot have accepted it before. */
function followProgress() {
  let handedOver = false;
  const listen = (entry?: unknown) => {
    if ((entry as { tnx?: string } | undefined)?.tnx === 'message') handedOver = true;
  };
  const logger = { level: () => undefined, trace: listen, debug: listen, info: listen, warn: listen, error: listen };
  return { logger: { ...logger, fatal: listen }, handedOver: () => handedOver };
}

/** Uses the mail server's own message where there is one: it names the address or rule at fault. */
function mailFailure(error: unknown, handedOver: boolean): SendFailure {
  const { code, response, responseCode } = error as { code?: string; response?: string; responseCode?: number };
  if (response) {
    const refused = `The mail server refused the message: ${response}`;
    // RFC 5321: a 4yz reply may be retried unchanged, a 5yz reply may not.
    return sendFailure(refused, (responseCode ?? Number(response.slice(0, 3))) >= 500 ? 'never' : 'later');
  }
  if (handedOver) {
    return sendFailure('The connection ended before the mail server confirmed the message.', 'unknown');
  }
  if (code === 'EAUTH') {
    return sendFailure('The mail server did not accept the user name and password in the settings.', 'later');
  }
  if (code === 'EENVELOPE') return sendFailure('E-mail cannot be sent to this address.', 'never');
  return sendFailure('The mail server could not be reached.', 'later');
}
