/** The instant now, ISO 8601 UTC with milliseconds; tests give their own. */
export type Clock = () => string;
