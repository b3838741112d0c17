export const inspirationsHandlers = {};
