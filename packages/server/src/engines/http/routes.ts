import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { ViewerOf } from '../auth/viewers.ts';

/** Mounts a module's own routes, for file contents, which calls cannot carry. */
export type Routes = (server: FastifyInstance, context: Context, viewerOf: ViewerOf) => void;
