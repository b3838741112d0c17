export * from './calls.ts';
export * from './documents.ts';
export * from './edit-distance.ts';
export * from './indexes.ts';
export * from './policy.ts';
export * from './request.ts';
export * from './words-in.ts';
