import { Input, Skeleton } from '@mantine/core';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { RichTextProps } from './rich-text-props.ts';

const Editor = lazyPart<RichTextProps>(
  () => import('./rich-text-editor.tsx').then((module) => module.RichTextEditorView),
  {
    fallback: <Skeleton height={140} />,
  },
);

/** A field of rich text. The editor loads with the first one. */
export function RichText(props: RichTextProps) {
  return (
    <Input.Wrapper label={props.label} labelElement="div">
      <Editor {...props} />
    </Input.Wrapper>
  );
}
