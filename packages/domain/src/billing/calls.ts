export const billingCalls = {};
