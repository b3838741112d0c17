export * from './create-search.ts';
export * from './indexes.ts';
export * from './types.ts';
