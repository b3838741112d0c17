import type { IncomingHttpHeaders } from 'node:http';
import type { Viewer } from '@pavilion/domain/access';

/** Who asks, by the session cookie; null for nobody and for people who are not active. */
export type ViewerOf = (request: { headers: IncomingHttpHeaders }) => Promise<Viewer | null>;
