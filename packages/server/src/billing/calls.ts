export const billingHandlers = {};
