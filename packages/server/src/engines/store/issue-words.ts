/** Zod's own messages, which are for programmers; our schemas have sentences for people. */
const technical = /^(Invalid|Unrecognized|Too |Expected)/;

/** The message of a fault that a schema has found in a field, as a sentence for people. */
export function issueWords(message: string, field: string, whole: string): string {
  if (!technical.test(message)) return message;
  if (field && message.endsWith('received undefined')) return `A value for ${field} is missing.`;
  return `The value for ${field || whole} is not valid.`;
}
