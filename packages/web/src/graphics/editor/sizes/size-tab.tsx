import { ActionIcon, Menu } from '@mantine/core';
import { type GraphicSize, sizeWords } from '@pavilion/domain/graphics';
import { IconDots } from '@tabler/icons-react';
import { usePrompt } from '../../../kit/confirm.tsx';
import classes from '../editor.module.css';
import { useEditor } from '../state/editor.ts';
import { removeSize, renameSize, showSize } from './size-actions.ts';
import { SizePicture } from './size-picture.tsx';

interface SizeTabProps {
  id: string;
  size: GraphicSize;
  isFirst: boolean;
  isShown: boolean;
  isOnly: boolean;
}

/** One size, with a small live picture. */
export function SizeTab({ id, size, isFirst, isShown, isOnly }: SizeTabProps) {
  const editor = useEditor();
  const prompt = usePrompt();
  const words = sizeWords(size);
  const name = size.label ? `${size.label} ${words}` : words;
  const rename = async () => {
    const label = await prompt({ title: 'Rename Size', label: 'Name', initial: size.label, confirm: 'Rename Size' });
    if (label !== null) renameSize(editor, id, label.slice(0, 100));
  };
  return (
    <div className={classes.size} data-shown={isShown}>
      <button
        type="button"
        aria-current={isShown}
        aria-label={isFirst ? `${name}, first size` : name}
        onClick={() => showSize(editor, id)}
      >
        <SizePicture sizeId={id} height={28} widest={48} />
        <span>
          {size.label || words} <small>{size.label ? words : ''}</small>
        </span>
      </button>
      {isShown && (
        <Menu>
          <Menu.Target>
            <ActionIcon size={24} aria-label={`Actions for ${name}`}>
              <IconDots size={12} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void rename()}>Rename</Menu.Item>
            <Menu.Item color="red" disabled={isOnly || isFirst} onClick={() => removeSize(editor, id)}>
              {isFirst ? 'The other sizes follow this one' : 'Remove Size'}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
