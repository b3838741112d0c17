export { registerDownloads } from './download-routes.ts';
export { finishWaiting } from './reap-uploads.ts';
export { registerUploads } from './upload-routes.ts';

import type { Job } from '../jobs/types.ts';
import type { Effect } from '../store/types.ts';
import { makeMedia } from './make-media.ts';
import { reapUploads } from './reap-uploads.ts';

export const filesJobs: readonly Job[] = [makeMedia, reapUploads] as unknown as Job[];
export const filesEffects: readonly Effect[] = [];
