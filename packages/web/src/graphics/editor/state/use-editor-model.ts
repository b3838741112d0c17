import { graphicSize, sizeOrder, slides, type Template, templates, withoutCircles } from '@pavilion/domain/graphics';
import { newId } from '@pavilion/sync/client';
import { useInsert, usePatch, useSyncClient } from '@pavilion/sync/react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAskBeforeUnload } from '../../../kit/use-ask-before-unload.ts';
import { useSentInTime } from '../../../parts/use-sent-in-time.ts';
import { createEditor, type Editor, type Model, type View } from './editor.ts';
import type { Edits } from './edits.ts';
import { framesOf } from './frames.ts';
import { useStore } from './store.ts';
import type { TemplateParts } from './use-template-parts.ts';
import { useTestValues } from './use-test-values.ts';

/** The editor of one template, and what it shows. The model is undefined until the template has a slide and a size. */
export function useEditorModel(stored: Template, parts: TemplateParts): { editor: Editor; model: Model | undefined } {
  const client = useSyncClient();
  const [editor] = useState(() => createEditor(client));
  const { edits, view } = editor;
  const version = useSyncExternalStore(edits.subscribe, edits.version);
  const slideId = useStore(view, (state) => state.slide);
  const chosenSize = useStore(view, (state) => state.size);
  const [values] = useTestValues(stored.id);
  useMissingParts(stored, parts);
  useSentInTime(edits.flush);
  // What waits for its turn goes with the page.
  useAskBeforeUnload(edits.isBusy);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version means other drafts.
  const model = useMemo(
    () => modelOf(edits, stored, parts, { slide: slideId, size: chosenSize, values }),
    [edits, version, stored, parts.slides, parts.slots, parts.fields, parts.kit, slideId, chosenSize, values],
  );
  if (model) editor.learn(model);
  return { editor, model };
}

/** The template with what is on its way to the server; undefined until it has a slide and a size. */
export function modelOf(
  edits: Edits,
  stored: Template,
  parts: Pick<TemplateParts, 'slides' | 'slots' | 'fields' | 'kit'>,
  chosen: Pick<View, 'slide' | 'size'> & Pick<Model, 'values'>,
): Model | undefined {
  const [template = stored] = edits.withDrafts('templates', [stored]);
  const slideList = edits.withDrafts('slides', parts.slides).toSorted((one, other) => one.order - other.order);
  const slots = withoutCircles(edits.withDrafts('slots', parts.slots));
  const fields = edits.withDrafts('fields', parts.fields).toSorted((one, other) => one.order - other.order);
  const slide = slideList.find(({ id }) => id === chosen.slide) ?? slideList[0];
  const sizes = sizeOrder(template.sizes);
  const sizeId = sizes.find((id) => id === chosen.size) ?? sizes[0];
  const [first, size] = [template.sizes[sizes[0] ?? ''], template.sizes[sizeId ?? '']];
  if (!slide || !sizeId || !size || !first) return undefined;
  const shown = slots.filter((slot) => slot.slide === slide.id);
  const frames = framesOf(shown, first, size, sizeId);
  const { kit } = parts;
  const design = {
    sizes: template.sizes,
    slides: [...slideList],
    slots: [...slots],
    fields: [...fields],
    ...(kit && { kit }),
  };
  const shared = { template, slides: slideList, slots, fields, kit, design, values: chosen.values };
  return { ...shared, slide, sizes, sizeId, size, first, shown, frames };
}

const firstSize = graphicSize.parse({ width: 1080, height: 1080, label: 'Square' });

/** A new template has no parts yet: it gets a size and a slide when it is first opened. */
function useMissingParts(template: Template, parts: TemplateParts): void {
  const patch = usePatch(templates);
  const insert = useInsert(slides);
  const made = useRef(false);
  const isEmpty = parts.slides.length === 0;
  const isSizeless = Object.keys(template.sizes).length === 0;
  useEffect(() => {
    if (made.current || !(isEmpty || isSizeless)) return;
    made.current = true;
    const ignore = () => undefined;
    if (isSizeless) patch(template.id, { [`sizes.${newId()}`]: firstSize }).catch(ignore);
    if (isEmpty) insert({ template: template.id, name: 'Slide 1' }).catch(ignore);
  }, [isEmpty, isSizeless, patch, insert, template.id]);
}
