import type { FieldPlace } from '../kit/lost-work.ts';

export interface RichTextProps {
  label: string;
  value: string;
  readOnly?: boolean;
  /** True to report every keystroke, for forms with drafts; otherwise the text is saved on blur. */
  live?: boolean;
  /** Where the field finds again what its writer left in it unsaved. */
  keptAs?: FieldPlace;
  /** May resolve to the sentence of a refusal; the text then stays as it was written. */
  onSave?: (html: string) => Promise<string | undefined> | undefined;
}

export interface RichTextEditorProps {
  label: string;
  value: string;
  readOnly: boolean;
  /** Whether the user is typing: `value` then follows the editor, and not the other way round. */
  touched: boolean;
  /** The field has the focus. */
  onEnter: (() => void) | undefined;
  onType: (html: string) => void;
  onLeave: () => void;
}
