export const matchCalls = {};
