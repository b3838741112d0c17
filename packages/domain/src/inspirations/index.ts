export * from './documents.ts';
export * from './inspiration-rights.ts';
export * from './picture-of.ts';
export * from './platforms.ts';
export * from './policy.ts';
export * from './tidy-tags.ts';
