export const clipCalls = {};
