export * from './calls.ts';
export * from './trash.ts';
export * from './trash-types.ts';
