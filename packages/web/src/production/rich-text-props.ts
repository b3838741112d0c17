export interface RichTextProps {
  label: string;
  value: string;
  readOnly?: boolean;
  /** True where every keystroke counts (forms that are kept); else it is saved when the field is left. */
  live?: boolean;
  onSave?: (html: string) => void;
}
