import { Input, Skeleton } from '@mantine/core';
import { lazyPart } from '../kit/lazy-part.tsx';

const Editor = lazyPart<RichTextProps>(
  () => import('./rich-text-editor.tsx').then((module) => module.RichTextEditorView),
  {
    fallback: <Skeleton height={140} />,
  },
);

export interface RichTextProps {
  label: string;
  value: string;
  readOnly?: boolean;
  /** True where every keystroke counts (forms that are kept); else it is saved when the field is left. */
  live?: boolean;
  onSave?: (html: string) => void;
}

/** A field of rich text. The editor is fetched when the first one is shown. */
export function RichText(props: RichTextProps) {
  return (
    <Input.Wrapper label={props.label} labelElement="div">
      <Editor {...props} />
    </Input.Wrapper>
  );
}
