export * from './sync-provider.tsx';
export * from './use-connection.ts';
export * from './use-doc.ts';
export * from './use-live.ts';
export * from './use-presence.ts';
export * from './use-writes.ts';
