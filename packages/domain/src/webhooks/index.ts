export * from './calls.ts';
export * from './documents.ts';
export * from './events.ts';
export * from './policy.ts';
export * from './tries.ts';
