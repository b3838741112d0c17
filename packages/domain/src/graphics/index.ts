export * from './documents.ts';
export * from './policy.ts';
export * from './write-delays.ts';
