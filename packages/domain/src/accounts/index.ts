export * from './calls.ts';
export * from './company-name.ts';
export * from './configuration.ts';
export * from './documents.ts';
export * from './entry-page.ts';
export * from './policy.ts';
export * from './user-changes.ts';
