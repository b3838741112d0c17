export * from './create-search.ts';
export * from './prepare-search.ts';
export * from './types.ts';
