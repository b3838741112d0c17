import type { ReactNode } from 'react';

/** A question that the dialog asks. */
export interface Question {
  title: string;
  text?: ReactNode;
  /** Label of the button: a verb. */
  confirm?: string;
  cancel?: string;
  /** Label of a second way to proceed, beside Cancel. */
  other?: string;
  /** A red button, for actions that cannot be undone. */
  danger?: boolean;
  /** Focuses Cancel, where Enter pressed by mistake would lose work. */
  safe?: boolean;
}

/** A question answered by a line of text. */
export interface TextQuestion extends Question {
  label: string;
  initial?: string;
  placeholder?: string;
  required?: boolean;
}

/** Answer for the second button. Typed text is trimmed, so it never equals a space. */
export const otherAnswer = ' ';
