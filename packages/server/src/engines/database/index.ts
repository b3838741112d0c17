export * from './database-folder.ts';
export * from './kysely.ts';
export * from './open-embedded.ts';
export * from './open-external.ts';
export * from './postgres.ts';
export { withRetry } from './retry.ts';
export * from './types.ts';
export * from './values.ts';
