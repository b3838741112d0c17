export const plannerHandlers = {};
