export interface RichTextProps {
  label: string;
  value: string;
  readOnly?: boolean;
  /** True to report every keystroke, for forms with drafts; otherwise the text is reported on blur. */
  live?: boolean;
  onSave?: (html: string) => void;
}
