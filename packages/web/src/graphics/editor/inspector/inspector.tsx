import type { Slot, SlotType } from '@pavilion/domain/graphics';
import type { ComponentType } from 'react';
import { GuidesSection } from '../guides/guides-section.tsx';
import { BehaviourSection } from './behaviour-section.tsx';
import { BadgeSection, BarSection, TableSection } from './data-sections.tsx';
import { LookSection } from './look-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { ShapeSection } from './shape-section.tsx';
import { SlideSection } from './slide-section.tsx';
import { TextSection } from './text-section.tsx';
import { type Selected, useSelected } from './use-selected.ts';
import { VideoSection } from './video-section.tsx';

const sections: Readonly<Partial<Record<SlotType, readonly ComponentType<{ selected: Selected }>[]>>> = {
  text: [TextSection],
  picture: [PictureSection],
  video: [VideoSection],
  shape: [ShapeSection],
  badge: [BadgeSection],
  bar: [BarSection],
  table: [TableSection, TextSection],
};

/** Every value of the selected layers, or of the slide, as fields. */
export function Inspector() {
  const selected = useSelected();
  const [first] = selected.slots;
  if (!first)
    return (
      <>
        <SlideSection />
        <GuidesSection />
      </>
    );
  const isOneType = selected.slots.every((slot: Slot) => slot.type === first.type);
  // Keyed by selection, so that what is typed for one layer never lands in another.
  const key = selected.slots.map(({ id }) => id).join(' ');
  return (
    <div key={key}>
      <PlaceSection selected={selected} />
      {isOneType &&
        sections[first.type]?.map((Part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a type never change.
          <Part key={index} selected={selected} />
        ))}
      <LookSection selected={selected} />
      <BehaviourSection selected={selected} />
    </div>
  );
}
