import type { Viewer } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import type { FileDocument } from '@pavilion/domain/files';
import { briefs, type Deliverable } from '@pavilion/domain/production';
import type { Context } from '../../context.ts';
import { notify } from '../../engines/outbox/outbox.ts';
import type { Tx } from '../../engines/store/types.ts';
import { deliverablePath, tellChannel } from '../production/brief-channel.ts';

/** Tells the owners and the brief's chat channel that a file awaits feedback (DAT-113, OPN-073). */
export async function announceUpload(
  tx: Tx,
  context: Context,
  deliverable: Deliverable,
  file: FileDocument,
  viewer: Viewer,
): Promise<void> {
  const link = deliverablePath(deliverable);
  const title = `${deliverable.title} is awaiting feedback`;
  const body = [deliverable.productionTitle, `Version ${file.version} by ${viewer.user.name}`]
    .filter(Boolean)
    .join(' · ');
  // The uploader already knows.
  await notify(tx, {
    to: deliverable.owners.filter((owner) => owner !== viewer.id),
    kind: 'versionToReview',
    title,
    body,
    link,
  });

  const brief = deliverable.production ? await tx.get(briefs, deliverable.production) : null;
  if (!brief) return;
  const mentions: string[] = [];
  for (const owner of deliverable.owners) {
    const person = await tx.get(users, owner);
    if (person?.active && person.slack) mentions.push(person.slack);
  }
  const text = `${title}: ${body}`;
  await tellChannel(tx, context, brief, { kind: 'versionToReview', text, path: link, mentions });
}
