import { Button, Menu } from '@mantine/core';
import { toggleShown, zoomBy } from '../actions/view.ts';
import { useEditor } from '../state/editor.ts';
import { useStore } from '../state/store.ts';

const scales = [0.25, 0.5, 1, 2];

/** The scale of the canvas, and what is shown beside the slide. */
export function ZoomMenu() {
  const editor = useEditor();
  const zoom = useStore(editor.view, (state) => state.shownZoom);
  return (
    <Menu>
      <Menu.Target>
        <Button size="compact-sm" variant="subtle" color="gray" className="tabular">
          {Math.round(zoom * 100)} %
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => editor.view.set({ zoom: 'fit', pan: { x: 0, y: 0 } })}>Fit the Slide</Menu.Item>
        {scales.map((scale) => (
          <Menu.Item key={scale} onClick={() => zoomBy(editor, scale / zoom)}>
            {scale * 100} %
          </Menu.Item>
        ))}
        <Menu.Divider />
        <ShownSwitch part="rulers">Rulers</ShownSwitch>
        <ShownSwitch part="guides">Guides</ShownSwitch>
      </Menu.Dropdown>
    </Menu>
  );
}

function ShownSwitch({ part, children }: { part: 'rulers' | 'guides'; children: string }) {
  const editor = useEditor();
  const isShown = useStore(editor.view, (view) => view[part]);
  return (
    <Menu.CheckboxItem checked={isShown} onChange={() => toggleShown(editor, part)}>
      {children}
    </Menu.CheckboxItem>
  );
}
