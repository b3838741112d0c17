export { createStore, type StoreOptions } from './create-store.ts';
export * from './refusal.ts';
export * from './types.ts';
