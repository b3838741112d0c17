import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { writeChat, writeMail } from '../engines/outbox/outbox.ts';

/** The product in a separate process, for tests that kill it during sending. */
const app = await createApp(readConfig(process.env), { togetherSeconds: 0, schedule: false });
await app.context.store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
  await writeChat(tx, { to: 'CKILL', text: 'Sent once' });
  await writeMail(tx, { to: 'once@example.org', subject: 'Sent once', text: 'Sent once' });
});
process.send?.(app.url);
