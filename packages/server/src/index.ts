export { type App, createApp } from './app.ts';
export { type Config, readConfig } from './config.ts';
export type { Context } from './context.ts';
