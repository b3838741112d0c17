import { Tabs } from '@mantine/core';
import { useState } from 'react';
import classes from '../editor.module.css';
import { FieldsPanel } from '../fields/fields-panel.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { useEditor, useModel } from '../state/editor.ts';
import { selectedSlots, useSelection } from '../state/selection.ts';

/** Values of the selection, and the fields of the template. */
export function RightPanel() {
  const [tab, setTab] = useState<string | null>('values');
  const model = useModel();
  const { fields } = model;
  // What an undo has taken back is still selected when it comes again.
  const count = selectedSlots(model, useSelection(useEditor())).length;
  return (
    <aside className={classes.inspector} aria-label="Inspector">
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="values">{count > 1 ? `${count} Layers` : count === 1 ? 'Layer' : 'Slide'}</Tabs.Tab>
          <Tabs.Tab value="fields">Fields ({fields.length})</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="values">
          <Inspector />
        </Tabs.Panel>
        <Tabs.Panel value="fields">
          <FieldsPanel />
        </Tabs.Panel>
      </Tabs>
    </aside>
  );
}
