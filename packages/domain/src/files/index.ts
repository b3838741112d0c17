export * from './documents.ts';
export * from './metadata.ts';
export * from './policy.ts';
export * from './timecode.ts';
