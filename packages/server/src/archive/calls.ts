export const archiveHandlers = {};
