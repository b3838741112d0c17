import '@mantine/tiptap/styles.layer.css';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useMemo, useRef } from 'react';
import { richTextContent } from './rich-text-content.ts';
import type { RichTextEditorProps } from './rich-text-props.ts';

/**
 * Rich text, to edit or to read. Stored text never becomes HTML of the page: the editor parses it into its own document, which
 * has paragraphs, headings, lists, quotes, marks, and http(s) and mail links only.
 */
export function RichTextEditorView({ label, value, readOnly, touched, onEnter, onType, onLeave }: RichTextEditorProps) {
  const extensions = useMemo(
    () => [
      StarterKit.configure({ link: false, codeBlock: false, code: false, horizontalRule: false }),
      Link.configure({ protocols: ['mailto'], openOnClick: readOnly, HTMLAttributes: { rel: 'noopener noreferrer' } }),
    ],
    [readOnly],
  );
  const latest = useRef({ onEnter, onType, onLeave });
  latest.current = { onEnter, onType, onLeave };
  const editor = useEditor({
    // An editor made during rendering would be destroyed before a slow page mounts, and used after that.
    immediatelyRender: false,
    extensions,
    content: richTextContent(value),
    editable: !readOnly,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => latest.current.onType(htmlOf(changed)),
    onFocus: () => latest.current.onEnter?.(),
    onBlur: () => latest.current.onLeave(),
  });
  useEffect(() => {
    if (!editor || editor.isDestroyed || touched) return;
    if (htmlOf(editor) !== value) editor.commands.setContent(richTextContent(value), { emitUpdate: false });
  }, [editor, value, touched]);

  return (
    <RichTextEditor editor={editor} variant="subtle" styles={{ content: { minHeight: 96 } }}>
      {!readOnly && (
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());
