export * from './documents.ts';
export * from './embed-code.ts';
export * from './encoder-states.ts';
export * from './feeds.ts';
export * from './policy.ts';
export * from './reporting.ts';
export * from './rights-faq.ts';
export * from './set-up.ts';
