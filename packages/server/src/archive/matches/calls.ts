export const matchHandlers = {};
