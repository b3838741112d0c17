export * from './create-search.ts';
export * from './types.ts';
