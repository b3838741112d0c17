import type { Template } from '@pavilion/domain/graphics';
import { type ReactNode, useRef } from 'react';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { Canvas } from './canvas/canvas.tsx';
import classes from './editor.module.css';
import { EditorKeys } from './editor-keys.tsx';
import { LeaveDeleted } from './others/leave-deleted.tsx';
import { TellOthers } from './others/tell-others.tsx';
import { Outside } from './outside/outside.tsx';
import { EditorHead } from './panels/editor-head.tsx';
import { LayersPanel } from './panels/layers-panel.tsx';
import { RightPanel } from './panels/right-panel.tsx';
import { AllSizes } from './sizes/all-sizes.tsx';
import { EditorContext, ModelContext, useEditor, useModel } from './state/editor.ts';
import { useStore } from './state/store.ts';
import { useEditorModel } from './state/use-editor-model.ts';
import type { TemplateParts } from './state/use-template-parts.ts';

/** A template in its editor: layers on the left, the slide, its inspector on the right. */
export function EditorRoom({ template, parts }: { template: Template; parts: TemplateParts }) {
  const { editor, model } = useEditorModel(template, parts);
  if (!model) return <PleaseWait height="60vh" />;
  return (
    <EditorContext value={editor}>
      <ModelContext value={model}>{room}</ModelContext>
    </EditorContext>
  );
}

/** The same at each drawing, so that a change draws only what reads the model. */
const room = (
  <div className={classes.room}>
    <AtRest>
      <EditorHead />
      <LayersPanel />
    </AtRest>
    <Middle />
    <AtRest>
      <RightPanel />
    </AtRest>
    <EditorKeys />
    <TellOthers />
    <LeaveDeleted />
    <Outside />
  </div>
);

/** Holds the model while something is dragged: all its time is for the slide, which says place and size itself. */
function AtRest({ children }: { children: ReactNode }) {
  const model = useModel();
  const isDragging = useStore(useEditor().drag, ({ drag }) => drag !== undefined);
  const held = useRef(model);
  if (!isDragging) held.current = model;
  return <ModelContext value={held.current}>{children}</ModelContext>;
}

function Middle() {
  const isAll = useStore(useEditor().view, (view) => view.allSizes);
  return isAll ? <AllSizes /> : <Canvas />;
}
