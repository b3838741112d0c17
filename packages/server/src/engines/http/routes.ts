import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { ViewerOf } from '../auth/viewers.ts';

/** Mounts addresses of a module's own: for bytes, which no call carries. */
export type Routes = (server: FastifyInstance, context: Context, viewerOf: ViewerOf) => void;
