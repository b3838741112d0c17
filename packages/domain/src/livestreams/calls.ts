export const livestreamsCalls = {};
