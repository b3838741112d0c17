import { type Slot, slots, type UnfitText } from '@pavilion/domain/graphics';
import { useGlow } from '@pavilion/sync/react';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronRight,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
} from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, memo, useState } from 'react';
import { PeopleStack, PersonName } from '../../../parts/person-name.tsx';
import { setFlag } from '../actions/layers.ts';
import classes from '../editor.module.css';
import { copyMark } from '../outside/given.ts';
import { useEditor } from '../state/editor.ts';
import { useStore } from '../state/store.ts';
import type { Landing } from './landing.ts';
import { kindIcons, kindOf, kindWords, layerName } from './layer-icons.ts';

interface LayerRowProps {
  slot: Slot;
  depth: number;
  /** In the shown size. */
  isHidden: boolean;
  isSelected: boolean;
  isFolded: boolean;
  /** Ids of the other designers who have selected it. */
  others: readonly string[];
  landing: Landing['side'] | undefined;
  onSelect: (id: string, added: boolean) => void;
  onFold: (id: string) => void;
  onOver: (landing: Landing) => void;
}

/** One layer of the list: dragged to another place, renamed by a double click or F2. */
export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const { slot, depth, isHidden, isSelected, isFolded, others, landing, onSelect, onFold, onOver } = props;
  const [renaming, setRenaming] = useState(false);
  const flaw = useStore(useEditor().view, ({ unfit }) => flawOf(unfit, slot.id));
  // Who changed the layer a moment ago, if someone else did.
  const glow = useGlow(slots, slot.id);
  const kind = kindOf(slot);
  const Icon = kindIcons[kind];
  const name = layerName(slot);
  const over = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientY - top) / height;
    const isInside = slot.type === 'group' && share > 0.3 && share < 0.7;
    onOver({ id: slot.id, side: isInside ? 'inside' : share < 0.5 ? 'above' : 'below' });
  };
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'F2') setRenaming(true);
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (slot.type === 'group' && isFolded === (event.key === 'ArrowRight')) onFold(slot.id);
    }
  };
  return (
    <li
      className={glow ? `${classes.layer} glow` : classes.layer}
      data-selected={isSelected}
      data-landing={landing}
      data-hidden={slot.hidden}
      style={{ paddingLeft: 4 + depth * 16 }}
      draggable={!renaming}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', slot.id);
        event.dataTransfer.setData(copyMark, 'dragged');
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={over}
    >
      {slot.type === 'group' ? (
        <button
          type="button"
          className={classes.fold}
          aria-label={isFolded ? `Unfold ${name}` : `Fold ${name}`}
          aria-expanded={!isFolded}
          onClick={() => onFold(slot.id)}
        >
          {isFolded ? <IconChevronRight size={14} /> : <IconChevronDown size={14} />}
        </button>
      ) : (
        <span className={classes.fold} />
      )}
      {renaming ? (
        <LayerNameInput slot={slot} onDone={() => setRenaming(false)} />
      ) : (
        <button
          type="button"
          className={classes.layerName}
          aria-pressed={isSelected}
          aria-label={`${kindWords[kind]}: ${name}${slot.locked ? ', locked' : ''}${slot.hidden ? ', hidden' : ''}${flaw}`}
          onClick={(event) => onSelect(slot.id, event.shiftKey || event.ctrlKey || event.metaKey)}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={keyed}
        >
          <Icon size={14} stroke={1.6} />
          <span>{name}</span>
          {flaw && <IconAlertTriangle size={14} className={classes.overflowing} aria-hidden />}
        </button>
      )}
      <PeopleStack ids={others} most={2} size={18} />
      {glow && !others.includes(glow.by) && <PersonName id={glow.by} avatarOnly size={18} />}
      <LayerFlags slot={slot} name={name} isHidden={isHidden} />
    </li>
  );
});

/** What is wrong with the text of a layer, after its name. */
function flawOf(unfit: readonly UnfitText[], slot: string): string {
  const own = unfit.filter(({ id }) => id === slot);
  const tooLong = own.some(({ letters }) => !letters) ? ', text does not fit' : '';
  return own.some(({ letters }) => letters) ? `${tooLong}, letters in none of the fonts` : tooLong;
}

function LayerFlags({ slot, name, isHidden }: { slot: Slot; name: string; isHidden: boolean }) {
  const editor = useEditor();
  return (
    <>
      <button
        type="button"
        className={classes.flag}
        data-on={slot.locked}
        aria-label={`${slot.locked ? 'Unlock' : 'Lock'} ${name}`}
        onClick={() => setFlag(editor, [slot.id], 'locked', !slot.locked)}
      >
        {slot.locked ? <IconLock size={14} /> : <IconLockOpen size={14} />}
      </button>
      <button
        type="button"
        className={classes.flag}
        data-on={isHidden}
        aria-label={`${isHidden ? 'Show' : 'Hide'} ${name}`}
        onClick={() => setFlag(editor, [slot.id], 'hidden', !isHidden)}
      >
        {isHidden ? <IconEyeOff size={14} /> : <IconEye size={14} />}
      </button>
    </>
  );
}

function LayerNameInput({ slot, onDone }: { slot: Slot; onDone: () => void }) {
  const { edits } = useEditor();
  const [name, setName] = useState(slot.name);
  const save = () => {
    const next = name.trim().slice(0, 200);
    if (next !== slot.name) edits.patch('Rename', [{ part: 'slots', id: slot.id, changes: { name: next } }]);
    onDone();
  };
  return (
    <input
      className={classes.rename}
      aria-label="Name of the layer"
      // biome-ignore lint/a11y/noAutofocus: the field was asked for by a double click or F2.
      autoFocus
      value={name}
      maxLength={200}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setName(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') {
          event.stopPropagation();
          onDone();
        }
      }}
    />
  );
}
