import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core';
import type { Slide } from '@pavilion/domain/graphics';
import { IconDots, IconFileImport, IconPlus } from '@tabler/icons-react';
import { usePrompt } from '../../../kit/confirm.tsx';
import { PeopleStack } from '../../../parts/person-name.tsx';
import { addSlide, duplicateSlide, moveSlide, removeSlide, showSlide } from '../actions/slides.ts';
import classes from '../editor.module.css';
import { ImportWindow } from '../imports/import-window.tsx';
import { useOthers } from '../others/use-others.ts';
import { SizePicture } from '../sizes/size-picture.tsx';
import { useEditor, useModel } from '../state/editor.ts';

/** The slides of the template, in order. */
export function SlideStrip() {
  const editor = useEditor();
  const { slides, slide, sizes } = useModel();
  const others = useOthers();
  return (
    <section className={classes.slides} aria-label="Slides">
      <div className={classes.panelHead}>
        <h2>Slides</h2>
        <Group gap={2}>
          <Tooltip label="Import PSD or SVG">
            <ActionIcon
              size={24}
              aria-label="Import PSD or SVG"
              onClick={() => editor.view.set({ importing: 'choose' })}
            >
              <IconFileImport size={14} />
            </ActionIcon>
          </Tooltip>
          <ActionIcon size={24} aria-label="Add Slide" onClick={() => addSlide(editor)}>
            <IconPlus size={14} />
          </ActionIcon>
        </Group>
      </div>
      <ImportWindow />
      <ul>
        {slides.map((each, index) => (
          <li key={each.id} className={classes.slide} data-selected={each.id === slide.id}>
            <button type="button" aria-current={each.id === slide.id} onClick={() => showSlide(editor, each.id)}>
              <SizePicture slideId={each.id} sizeId={sizes[0]!} height={36} widest={64} />
              <span>
                {index + 1}. {each.name || 'Slide'}
              </span>
            </button>
            <PeopleStack
              ids={others.flatMap(({ person, slide: at }) => (at === each.id ? person : []))}
              most={3}
              size={18}
            />
            <SlideMenu slide={each} isOnly={slides.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SlideMenu({ slide, isOnly }: { slide: Slide; isOnly: boolean }) {
  const editor = useEditor();
  const prompt = usePrompt();
  const rename = async () => {
    const name = await prompt({ title: 'Rename Slide', label: 'Name', initial: slide.name, confirm: 'Rename Slide' });
    if (name !== null) editor.edits.patch('Rename', [{ part: 'slides', id: slide.id, changes: { name: name.trim() } }]);
  };
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon size={24} aria-label={`Actions for ${slide.name || 'this slide'}`}>
          <IconDots size={14} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void rename()}>Rename</Menu.Item>
        <Menu.Item onClick={() => duplicateSlide(editor, slide)}>Duplicate</Menu.Item>
        <Menu.Item onClick={() => moveSlide(editor, slide, -1)}>Move Up</Menu.Item>
        <Menu.Item onClick={() => moveSlide(editor, slide, 1)}>Move Down</Menu.Item>
        <Menu.Item color="red" disabled={isOnly} onClick={() => removeSlide(editor, slide)}>
          Delete Slide
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
