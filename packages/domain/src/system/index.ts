export * from './calls.ts';
export * from './job-names.ts';
export * from './trash.ts';
export * from './trash-types.ts';
