export * from './metadata.ts';
export * from './timecode.ts';
