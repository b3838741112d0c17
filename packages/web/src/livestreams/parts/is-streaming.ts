import type { Livestream } from '@pavilion/domain/livestreams';

/** Whether an encoder sends to this stream, or has only just been lost: a restart of its processes is seen. */
export const isStreaming = ({ state }: Livestream): boolean => state === 'processing' || state === 'disconnected';
