export * from './policy.ts';
export * from './roles.ts';
export * from './viewer.ts';
