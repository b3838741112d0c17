export * from './calls.ts';
export * from './documents.ts';
export * from './policy.ts';
export * from './zip-name.ts';
