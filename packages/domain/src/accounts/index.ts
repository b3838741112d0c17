export * from './configuration.ts';
export * from './documents.ts';
export * from './policy.ts';
