/** Refusals of calls that the live engine answers. */
export const engineErrors = {
  NOT_CONFIGURED: { status: 409, message: 'The live engine is switched off.' },
  ENGINE_FAILED: { status: 409, message: 'The video platform could not do this. Please try again.' },
} as const;
