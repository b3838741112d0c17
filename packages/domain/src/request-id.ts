/** Name of the header with the id of a request, which the server's answer repeats. */
export const requestIdHeader = 'x-request-id';

/** Bytes of a request id. It has the form of a trace id, so that it can be one. */
export const requestIdBytes = 16;

/** Whether a text is a request id: 32 hexadecimal digits, not all zero. */
export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && /^(?!0+$)[0-9a-f]{32}$/.test(text);

/** The reference that people read and tell: the beginning of a request id, by which the log is searched. */
export const referenceOf = (requestId: string): string => requestId.slice(0, 8);
