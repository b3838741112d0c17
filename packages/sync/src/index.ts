export * from './document.ts';
export * from './protocol.ts';
export * from './where.ts';
