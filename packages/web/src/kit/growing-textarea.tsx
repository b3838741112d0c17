import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './growing-textarea.module.css';

/** Whether the browser sizes a field to its text. Mantine measures it instead, and has the page laid out while it is drawn. */
const sizesItself = globalThis.CSS?.supports('field-sizing', 'content') ?? false;

/** Field for text of several lines, as high as its text: from `minRows` to `maxRows`. */
export function GrowingTextarea({ minRows = 1, maxRows = 10_000, style, ...rest }: TextareaProps) {
  if (!sizesItself) return <Textarea autosize minRows={minRows} maxRows={maxRows} style={style} {...rest} />;
  const rows = { '--least-rows': minRows, '--most-rows': maxRows };
  return <Textarea style={[rows, style]} classNames={{ input: classes.input }} {...rest} />;
}
