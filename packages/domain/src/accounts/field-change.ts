/** Changed field of a user or of the configuration, in words for an administrator. */
export interface FieldChange {
  field: string;
  label: string;
  /** Null for what happened, which replaced nothing: a password was set, a recovery code used. */
  before: string | null;
  after: string;
}
