import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconShieldHalf } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { InlineEdit } from '../../../kit/inline-edit.tsx';
import { PageLink } from '../../../kit/links.tsx';
import { ConnectionLine } from '../../../shell/connection-line.tsx';
import { TemplateOnAir } from '../../air/on-air-mark.tsx';
import { PublicationState } from '../../publication-state.tsx';
import classes from '../editor.module.css';
import { DesignersHere } from '../others/designers-here.tsx';
import { PlaySlide } from '../play-slide.tsx';
import { PublishButton } from '../publish/publish-button.tsx';
import { TemplateMenu } from '../publish/template-menu.tsx';
import { SizeBar } from '../sizes/size-bar.tsx';
import { useEditor, useModel } from '../state/editor.ts';
import { useStore } from '../state/store.ts';
import { ZoomMenu } from './zoom-menu.tsx';

/** Head of the editor: the template's name, undo, view. */
export function EditorHead() {
  const { edits } = useEditor();
  const { template } = useModel();
  return (
    <header className={classes.head}>
      <PageLink to="/jimstagram" aria-label="Back to Social Graphics" className={classes.back}>
        <IconArrowLeft size={16} />
      </PageLink>
      <div className={classes.name}>
        <InlineEdit
          value={template.name}
          label="Name of the template"
          onSave={async (name) => {
            if (!name) throw new Error('Enter a name.');
            edits.patch('Name', [{ part: 'templates', id: template.id, changes: { name } }]);
          }}
        />
      </div>
      <TemplateOnAir template={template} linked />
      <UndoButtons />
      <SizeBar />
      <div className={classes.headEnd}>
        <DesignersHere />
        <PlaySlide />
        <SafeAreaSwitch />
        <ZoomMenu />
        <ConnectionLine compact />
        <PublicationState template={template} />
        <PublishButton />
        <TemplateMenu />
      </div>
    </header>
  );
}

function UndoButtons() {
  const { edits } = useEditor();
  const undo = useSyncExternalStore(edits.subscribe, () => edits.reach().undo);
  const redo = useSyncExternalStore(edits.subscribe, () => edits.reach().redo);
  return (
    <>
      <Tooltip label="Undo (Ctrl Z)">
        <ActionIcon aria-label="Undo" disabled={undo === 0} onClick={edits.undo}>
          <IconArrowBackUp size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Redo (Ctrl Shift Z)">
        <ActionIcon aria-label="Redo" disabled={redo === 0} onClick={edits.redo}>
          <IconArrowForwardUp size={16} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

function SafeAreaSwitch() {
  const { view } = useEditor();
  const shown = useStore(view, (state) => state.safeAreas);
  return (
    <Tooltip label="Safe areas">
      <ActionIcon
        aria-label="Safe areas"
        aria-pressed={shown}
        variant={shown ? 'light' : 'subtle'}
        onClick={() => view.set({ safeAreas: !shown })}
      >
        <IconShieldHalf size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
