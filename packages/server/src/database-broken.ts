/** Error of a database that only the operator can mend. Its sentence says how, and is in the message of each line of the log. */
export class DatabaseBroken extends Error {}
