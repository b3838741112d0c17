import { sizeWords } from '@pavilion/domain/graphics';
import classes from '../editor.module.css';
import { useEditor, useModel } from '../state/editor.ts';
import { showSize } from './size-actions.ts';
import { SizePicture } from './size-picture.tsx';

/** The slide in every size at once. A click works on one of them. */
export function AllSizes() {
  const editor = useEditor();
  const { sizes, template } = useModel();
  return (
    <div className={classes.all}>
      {sizes.map((id) => {
        const size = template.sizes[id]!;
        return (
          <button
            key={id}
            type="button"
            aria-label={`Edit ${size.label} ${sizeWords(size)}`}
            onClick={() => showSize(editor, id)}
          >
            <SizePicture sizeId={id} height={320} widest={560} />
            <span>
              {size.label} <small>{sizeWords(size)}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
