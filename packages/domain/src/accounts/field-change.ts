/** Changed field of a user or of the configuration, in words for an administrator. */
export interface FieldChange {
  field: string;
  label: string;
  before: string;
  after: string;
}
