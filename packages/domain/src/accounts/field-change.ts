/** One field that changed, of a user or of the configuration, as an administrator reads it. */
export interface FieldChange {
  field: string;
  label: string;
  before: string;
  after: string;
}
