export * from './documents.ts';
export * from './policy.ts';
export * from './tag-options.ts';
