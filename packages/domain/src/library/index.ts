export * from './calls.ts';
export * from './catalogue.ts';
export * from './collection-folder.ts';
export * from './collection-rights.ts';
export * from './delete-zip.ts';
export * from './documents.ts';
export * from './policy.ts';
export * from './zip-name.ts';
