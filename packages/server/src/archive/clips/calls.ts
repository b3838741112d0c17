export const clipHandlers = {};
