export const inspirationsCalls = {};
