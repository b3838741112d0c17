export * from './document-rights.ts';
export * from './explain.ts';
export { type Naming, restrictionLabels } from './explain-words.ts';
export * from './match-access.ts';
export * from './policy.ts';
export * from './read-write.ts';
export * from './roles.ts';
export * from './scope.ts';
export * from './viewer.ts';
