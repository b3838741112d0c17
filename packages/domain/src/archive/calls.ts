export const archiveCalls = {};
