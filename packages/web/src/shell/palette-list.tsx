import classes from './palette-window.module.css';
import type { PaletteItem } from './use-palette-search.ts';

/** Id of an option, which the input names as the active one. */
export const optionId = (index: number): string => `palette-${index}`;
export const paletteListId = 'palette-list';

interface PaletteListProps {
  items: readonly PaletteItem[];
  /** Index of the option that Enter opens. */
  current: number;
  onPoint: (index: number) => void;
  onOpen: (item: PaletteItem) => void;
}

/** What the palette found, each group under its heading. */
export function PaletteList({ items, current, onPoint, onOpen }: PaletteListProps) {
  return (
    <div id={paletteListId} role="listbox" aria-label="Results" className={classes.list}>
      {items.map((item, index) => (
        <div key={item.key}>
          {items[index - 1]?.group !== item.group && (
            <div className={classes.group} role="presentation">
              {item.group}
            </div>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus. */}
          <div
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            data-at={index}
            className={classes.item}
            onClick={() => onOpen(item)}
            onPointerMove={() => onPoint(index)}
          >
            <item.icon size={18} stroke={1.7} />
            <span className={classes.label}>{item.label}</span>
            <span className={classes.note}>{item.note}</span>
          </div>
        </div>
      ))}
    </div>
  );
}
