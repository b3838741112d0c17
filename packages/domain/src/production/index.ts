export * from './documents.ts';
export * from './policy.ts';
