export const livestreamsHandlers = {};
