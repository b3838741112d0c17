export * from './configuration.ts';
export * from './documents.ts';
