export type { LiveResult } from './channels.ts';
export type { ConnectionState, ConnectionStatus, WebSocketLike } from './connection.ts';
export type { Glow } from './glows.ts';
export { newId } from './new-id.ts';
export { paced } from './paced.ts';
export * from './sync-client.ts';
export { SyncError } from './sync-error.ts';
