/** The current time, ISO 8601 UTC with milliseconds; tests provide their own. */
export type Clock = () => string;
