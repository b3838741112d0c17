import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useShortcut } from '../kit/shortcuts.ts';

/** Selector of the part of a card that takes the focus. */
const cardTitle = '[data-card]';

/**
 * Keys of a list of cards. Arrows move between cards as they are laid out on screen. The space bar previews the focused card,
 * otherwise the one under the pointer, otherwise the first.
 */
export function useItemKeys(list: RefObject<HTMLElement | null>, when: boolean, onPreview: (id: string) => void) {
  const hovered = useRef<string | null>(null);
  const idOf = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-entry]')?.dataset.entry;

  useShortcut(
    {
      keys: 'space',
      label: 'Preview',
      group: 'Library',
      // On a focused button or link, the space bar presses it as usual.
      ignore: (event) => (event.target as Element).closest('button:not([data-card]),a,[role="dialog"]') !== null,
    },
    (event) => {
      const focused = (event.target as Element).closest(cardTitle);
      const id = idOf(focused) ?? hovered.current ?? idOf(list.current?.querySelector(cardTitle));
      if (id) onPreview(id);
    },
    when,
  );

  return {
    onPointerOver: (event: { target: EventTarget }) => {
      hovered.current = idOf(event.target as Element) ?? null;
    },
    onPointerLeave: () => {
      hovered.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = (event.target as Element).closest<HTMLElement>(cardTitle);
      if (!from || from !== event.target || !list.current) return;
      const next = neighbour(from, [...list.current.querySelectorAll<HTMLElement>(cardTitle)], event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** Neighbour in reading order, or the nearest card in the row above or below. */
function neighbour(from: HTMLElement, cards: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = cards.indexOf(from);
  if (key === 'ArrowLeft') return cards[at - 1];
  if (key === 'ArrowRight') return cards[at + 1];
  if (key === 'Home') return cards[0];
  if (key === 'End') return cards.at(-1);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const here = from.getBoundingClientRect();
  const beyond = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (key === 'ArrowDown' ? box.top > here.bottom : box.bottom < here.top))
    .map(({ card, box }) => ({ card, rows: Math.abs(box.top - here.top), aside: Math.abs(box.left - here.left) }))
    .sort((one, other) => one.rows - other.rows);
  const row = beyond[0]?.rows ?? 0;
  return beyond.filter(({ rows }) => rows < row + 40).sort((one, other) => one.aside - other.aside)[0]?.card;
}
