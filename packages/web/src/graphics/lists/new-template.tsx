import { Alert, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import {
  type BrandKit,
  brandKits,
  type GraphicSize,
  newDesign,
  pagePath,
  sizePresets,
  sizeWords,
  templates,
} from '@pavilion/domain';
import type { Sample } from '@pavilion/domain/graphics/samples';
import { useLive } from '@pavilion/sync/react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { Modal } from '../../kit/modal.tsx';
import { MultiPick } from '../../kit/multi-pick.tsx';
import { Select } from '../../kit/select.tsx';
import { submits } from '../../kit/submits.ts';
import { useFormValues } from '../../kit/use-form-values.ts';
import { remember, useRemembered } from '../../kit/use-remembered.ts';
import { offered } from '../../parts/offered.ts';
import { useConfiguration } from '../../parts/use-configuration.ts';
import { useUser } from '../../session/session-provider.tsx';
import { kindChoices } from './kind-words.ts';

interface NewTemplateProps {
  opened: boolean;
  onClose: () => void;
}

/** New Template window: what it is for, and the sizes that it is laid out for (GFX-005, GFX-006). */
export function NewTemplate({ opened, onClose }: NewTemplateProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="New Template">
      {opened && <NewTemplateForm onClose={onClose} />}
    </Modal>
  );
}

const sizeChoices = sizePresets.map((preset) => ({ id: `${preset.width}x${preset.height}`, ...preset }));

/** Sizes of a new template by id, in the order of the choice; the first one is the one that the others follow. */
export function chosenSizes(chosen: readonly string[]): Record<string, GraphicSize> {
  const sizes = sizeChoices.filter(({ id }) => chosen.includes(id));
  return Object.fromEntries(sizes.map(({ id, width, height, label }, order) => [id, { width, height, label, order }]));
}

function NewTemplateForm({ onClose }: Pick<NewTemplateProps, 'onClose'>) {
  const lists = useConfiguration();
  const user = useUser();
  const departments = offered(lists.departments, user.departmentAccess);
  const brands = offered(lists.brand, user.brandAccess);
  const { documents: kits } = useLive(brandKits, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const form = useFormValues({
    name: '',
    kind: 'free',
    /** Name of a template that comes with the product; null begins with an empty slide. */
    sample: null as string | null,
    // Someone limited to one department or brand makes templates for it.
    department: user.departmentAccess.length === 1 ? departments[0] : undefined,
    brands: user.brandAccess.length === 1 ? brands : [],
    sizes: ['1080x1080', '1080x1350', '1080x1920'],
    kit: useUsualKit(kits),
  });
  const { run, pending, refusal, reset } = useCall(calls.graphics.importTemplate, { quiet: true });
  const navigate = useNavigate();
  const { name, kind, department, sizes, sample, kit } = form.values;
  const samples = useSamples();
  const begun = samples?.find((each) => each.name === sample);

  const faults = () => ({
    ...(name.trim() === '' && { name: 'Name is needed.' }),
    ...(sizes.length === 0 && !begun && { sizes: 'Choose at least one size.' }),
    ...(!department && user.departmentAccess.length > 0 && { department: 'Choose one of your departments.' }),
    ...(form.values.brands.length === 0 && user.brandAccess.length > 0 && { brands: 'Choose one of your brands.' }),
  });
  const create = async () => {
    const found = faults();
    if (Object.keys(found).length > 0) return form.setErrors(found);
    reset();
    const chosen = kindChoices.find(({ value }) => value === kind)?.value ?? 'free';
    const made = await run({
      name: name.trim(),
      kind: begun?.kind ?? chosen,
      tags: [...(begun?.tags ?? [])],
      ...(department ? { department } : {}),
      brands: form.values.brands,
      ...(kit ? { kit } : {}),
      design: begun?.design ?? newDesign(chosen, chosenSizes(sizes)),
    });
    if (!made) return;
    remember(lastKit, kit ?? '');
    onClose();
    void navigate({ to: pagePath(templates, made) });
  };

  return (
    <form noValidate onSubmit={submits(create)}>
      <Stack gap="md">
        {refusal && (
          <Alert color="red" role="alert">
            {refusal.message}
          </Alert>
        )}
        <TextInput label="Name" required autoComplete="off" data-autofocus {...form.text('name')} />
        <Select
          label="Start from"
          placeholder="An empty slide"
          searchable
          clearable
          waiting={!samples}
          data={(samples ?? []).map((each) => each.name)}
          {...form.choice('sample')}
        />
        {!begun && (
          <Select
            label="Kind"
            description="Each begins with the fields that such graphics need."
            searchable
            data={kindChoices}
            {...form.choice('kind')}
          />
        )}
        <Select label="Department" clearable data={departments} {...form.choice('department')} />
        <MultiPick label="Brands" data={brands} {...form.input('brands')} />
        {kits.length > 0 && (
          <Select
            label="Brand kit"
            description="Its colours, text styles and logos are at hand in the editor."
            placeholder="None"
            clearable
            data={kits.map(({ id, name: label }) => ({ value: id, label }))}
            {...form.choice('kit')}
          />
        )}
        {!begun && (
          <Checkbox.Group
            label="Sizes"
            description="The layout of the first one is carried over to the others."
            {...form.input('sizes')}
          >
            <Stack gap={6} mt={6}>
              {sizeChoices.map((size) => (
                <Checkbox key={size.id} value={size.id} label={`${size.label} · ${sizeWords(size)}`} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={pending}>
            Create Template
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const lastKit = 'graphics.kit';

/** The brand kit of the last template that was made in this browser, or else the only one. */
function useUsualKit(kits: readonly BrandKit[]): string | undefined {
  const [last] = useRemembered<string | null>(lastKit, null);
  const found = last === null && kits.length === 1 ? kits[0] : kits.find(({ id }) => id === last);
  return found?.id;
}

/** Templates that come with the product (GFX-037); undefined while they load. */
function useSamples(): readonly Sample[] | undefined {
  const [samples, setSamples] = useState<readonly Sample[]>();
  useEffect(() => {
    void import('@pavilion/domain/graphics/samples').then((module) => setSamples(module.sampleTemplates));
  }, []);
  return samples;
}
