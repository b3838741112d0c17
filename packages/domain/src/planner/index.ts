export * from './documents.ts';
export * from './month-year.ts';
export * from './policy.ts';
export * from './split.ts';
