export const plannerCalls = {};
