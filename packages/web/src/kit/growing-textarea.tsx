import { Textarea, type TextareaProps } from '@mantine/core';

/** Whether the browser sizes a field to its text. Mantine measures it instead, and has the page laid out while it is drawn. */
const sizesItself = globalThis.CSS?.supports('field-sizing', 'content') ?? false;

/** Field for text of several lines, as high as its text: from `minRows` to `maxRows`. */
export function GrowingTextarea({ minRows = 1, maxRows, ...rest }: TextareaProps) {
  if (!sizesItself) return <Textarea autosize minRows={minRows} {...(maxRows && { maxRows })} {...rest} />;
  const input = {
    fieldSizing: 'content',
    minHeight: `max(var(--input-height), ${heightOf(minRows)})`,
    ...(maxRows && { maxHeight: heightOf(maxRows) }),
  } as const;
  return <Textarea styles={{ input }} {...rest} />;
}

/** Height of a field with this many rows of text, as a length of CSS. */
const heightOf = (rows: number) => `calc(${rows}lh + 2 * var(--input-padding-y, 0rem) + 2px)`;
