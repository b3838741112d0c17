import { ActionIcon, Button, Group } from '@mantine/core';
import { guidesOf } from '@pavilion/domain/graphics';
import { IconX } from '@tabler/icons-react';
import { NumberField } from '../inspector/number-field.tsx';
import { Section } from '../inspector/section.tsx';
import { useEditor, useModel } from '../state/editor.ts';
import { addGuide, extentOf, moveGuide, removeGuide } from './guide-actions.ts';
import { guideWords } from './guide-words.ts';
import classes from './guides.module.css';

/** The guides of the slide in the shown size, by number. */
export function GuidesSection() {
  const editor = useEditor();
  const { slide, sizeId } = useModel();
  const guides = guidesOf(slide, sizeId);
  const add = (axis: 'x' | 'y') => {
    editor.view.set({ guides: true });
    addGuide(editor, axis, Math.round(extentOf(editor, axis) / 2));
  };
  return (
    <Section title="Guides">
      {guides.map((guide, index) => {
        const words = guideWords(guide.axis);
        const number = guides.slice(0, index + 1).filter(({ axis }) => axis === guide.axis).length;
        return (
          <div key={guide.id} className={classes.row}>
            <NumberField
              label={`${words} ${number}`}
              unit="px"
              min={0}
              max={extentOf(editor, guide.axis)}
              decimals={1}
              value={guide.at}
              onChange={(at, gesture) => moveGuide(editor, guide, at, gesture)}
            />
            <ActionIcon
              aria-label={`Remove ${words.toLowerCase()} ${number}`}
              onClick={() => removeGuide(editor, guide.id)}
            >
              <IconX size={14} />
            </ActionIcon>
          </div>
        );
      })}
      <Group gap={4} grow>
        {(['x', 'y'] as const).map((axis) => (
          <Button key={axis} size="compact-xs" variant="default" onClick={() => add(axis)}>
            {axis === 'x' ? 'Add Vertical' : 'Add Horizontal'}
          </Button>
        ))}
      </Group>
    </Section>
  );
}
