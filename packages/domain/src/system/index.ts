export * from './calls.ts';
export * from './trash.ts';
