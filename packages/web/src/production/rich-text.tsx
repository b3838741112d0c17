import { Input, Skeleton } from '@mantine/core';
import { lazyPart } from '../kit/lazy-part.tsx';
import { GivenBack, Overtaken, overtakenBy } from '../kit/overtaken.tsx';
import { useSavedValue } from '../kit/use-saved-value.ts';
import { linesOf, wordsOf } from './rich-text-content.ts';
import type { RichTextEditorProps, RichTextProps } from './rich-text-props.ts';

const Editor = lazyPart<RichTextEditorProps>(
  () => import('./rich-text-editor.tsx').then((module) => module.RichTextEditorView),
  {
    fallback: <Skeleton height={140} />,
  },
);

/** A field of rich text, which saves itself as `SavedInput` does. The editor loads with the first one. */
export function RichText({ label, value, readOnly = false, live = false, onSave, keptAs }: RichTextProps) {
  const saved = useSavedValue(value, async (html) => onSave?.(html), { words: linesOf, name: label, keptAs });
  const { typed, touched, error } = saved;
  const overtaken = saved.overtaken && !live;
  const type = (html: string) => {
    saved.type(html);
    if (live) void onSave?.(html);
  };
  const leave = () => {
    saved.release();
    if (live) saved.leave(typed);
    else if (!overtaken && !saved.givenBack) void saved.save();
  };
  return (
    <div>
      <Input.Wrapper label={label} labelElement="div" error={overtaken ? overtakenBy(wordsOf(value)) : error}>
        <Editor
          label={label}
          value={typed}
          readOnly={readOnly}
          touched={touched}
          onEnter={live ? undefined : saved.hold}
          onType={type}
          onLeave={leave}
        />
      </Input.Wrapper>
      {saved.givenBack && <GivenBack onSave={() => void saved.save()} onDiscard={() => saved.leave(value)} />}
      {overtaken && <Overtaken onKeep={() => void saved.save()} onTake={() => saved.leave(value)} />}
    </div>
  );
}
