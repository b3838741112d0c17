export * from './access/index.ts';
export * from './accounts/index.ts';
export * from './call.ts';
export * from './fields.ts';
export * from './files/index.ts';
export * from './library/index.ts';
export * from './production/index.ts';
