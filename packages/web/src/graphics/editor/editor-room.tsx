import type { Template } from '@pavilion/domain/graphics';
import { useMemo } from 'react';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { Canvas } from './canvas/canvas.tsx';
import classes from './editor.module.css';
import { EditorKeys } from './editor-keys.tsx';
import { EditorHead } from './panels/editor-head.tsx';
import { LayersPanel } from './panels/layers-panel.tsx';
import { RightPanel } from './panels/right-panel.tsx';
import { AllSizes } from './sizes/all-sizes.tsx';
import { EditorContext, useEditor } from './state/editor.ts';
import { useStore } from './state/store.ts';
import { useEditorModel } from './state/use-editor-model.ts';
import type { TemplateParts } from './state/use-template-parts.ts';

/** A template in its editor: layers on the left, the slide, its inspector on the right. */
export function EditorRoom({ template, parts }: { template: Template; parts: TemplateParts }) {
  const { editor, model } = useEditorModel(template, parts);
  const room = useMemo(() => model && { editor, model }, [editor, model]);
  if (!room) return <PleaseWait height="60vh" />;
  return (
    <EditorContext value={room}>
      <div className={classes.room}>
        <EditorHead />
        <LayersPanel />
        <Middle />
        <RightPanel />
        <EditorKeys />
      </div>
    </EditorContext>
  );
}

function Middle() {
  const isAll = useStore(useEditor().view, (view) => view.allSizes);
  return isAll ? <AllSizes /> : <Canvas />;
}
