import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

const Editor = lazy(() => import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditorView })));

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
      <Suspense fallback={<Skeleton height={140} />}>
        <Editor {...props} />
      </Suspense>
    </Input.Wrapper>
  );
}
