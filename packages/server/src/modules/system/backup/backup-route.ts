import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type {} from '@fastify/compress';
import { can } from '@pavilion/domain/access';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import type { ViewerOf } from '../../../engines/auth/viewers.ts';
import { refuseOtherSites } from '../../../engines/http/security.ts';
import { notAllowed, notSignedIn, Refusal } from '../../../engines/store/refusal.ts';
import { writeBackup } from './write-backup.ts';

/** Registers the backup of the running product, for administrators. One at a time, since each reads everything. */
export function registerBackup(app: FastifyInstance, context: Context, viewerOf: ViewerOf): void {
  let isRunning = false;
  app.get('/api/system/backup', { compress: false }, async (request, reply) => {
    refuseOtherSites(request);
    const viewer = await viewerOf(request);
    if (!viewer) throw notSignedIn();
    if (!can(viewer, 'manageUsers')) throw notAllowed();
    if (isRunning) throw new Refusal('CONFLICT', 'A backup is being made already. Please wait until it is done.');
    isRunning = true;
    try {
      context.log.info({ user: viewer.id }, 'A backup is made.');
      const { database, storage, clock, config } = context;
      const archive = await writeBackup(
        { database, storage, clock, temporary: join(config.dataDir, 'temporary') },
        (files) => context.log.error({ files }, 'Stored files are damaged, and so they are in the backup.'),
      );
      const done = () => {
        isRunning = false;
      };
      finished(archive).then(done, done);
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="pavilion-${clock().slice(0, 10)}.zip"`)
        .send(archive);
    } catch (error) {
      isRunning = false;
      throw error;
    }
  });
}
