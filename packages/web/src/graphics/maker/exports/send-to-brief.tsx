import { Alert, Anchor, Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import {
  briefs,
  countExportFiles,
  deliverables,
  type Graphic,
  type GraphicExport,
  onlyBrand,
  pagePath,
  typeForFile,
} from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { Modal } from '../../../kit/modal.tsx';
import { notifyDone } from '../../../kit/notify.ts';
import { Select } from '../../../kit/select.tsx';
import { submits } from '../../../kit/submits.ts';
import { useFormValues } from '../../../kit/use-form-values.ts';
import { BriefPick } from '../../../parts/brief-pick.tsx';
import { offered } from '../../../parts/offered.ts';
import { useConfiguration } from '../../../parts/use-configuration.ts';
import { useUser } from '../../../session/session-provider.tsx';

/** What a sent graphic tells its deliverable. */
export type SentGraphic = Pick<Graphic, 'name' | 'brands'>;

interface SendToBriefProps {
  about: SentGraphic;
  several: boolean;
  of: GraphicExport | undefined;
  onClose: () => void;
}

/** Window that puts a finished export into a brief (GFX-026). */
export function SendToBrief({ about, several, of, onClose }: SendToBriefProps) {
  return (
    <Modal opened={of !== undefined} onClose={onClose} title="Send to Brief">
      {of && <SendForm about={about} several={several} of={of} onClose={onClose} />}
    </Modal>
  );
}

function SendForm({ about: sent, several, of, onClose }: SendToBriefProps & { of: GraphicExport }) {
  const lists = useConfiguration();
  const user = useUser();
  const may = (brand: string) => user.brandAccess.length === 0 || user.brandAccess.includes(brand);
  const form = useFormValues({
    brief: '',
    as: 'new',
    deliverable: '',
    title: sent.name,
    type: typeForFile(lists.delTypes, of.format) ?? '',
    brand: onlyBrand(user) ?? sent.brands.find((brand) => may(brand)) ?? '',
  });
  const { brief, as, deliverable, title, type } = form.values;
  const { documents } = useLive(
    deliverables,
    brief ? { where: { production: brief }, orderBy: [{ field: 'title', direction: 'asc' }] } : null,
  );
  // Until one is chosen, the brand of the other deliverables of the brief, if they have the same.
  const [sole, ...others] = new Set(documents.flatMap((one) => (one.brand && may(one.brand) ? [one.brand] : [])));
  const brand = form.values.brand || (others.length === 0 && sole) || '';
  const send = useCall(calls.graphics.sendToBrief, { quiet: true });
  // A version is one file.
  const single = !several && countExportFiles(of) === 1;
  const again = single && as === 'version';
  const submit = async () => {
    const faults = {
      ...(!brief && { brief: 'Choose a brief.' }),
      ...(again && !deliverable && { deliverable: 'Choose a deliverable.' }),
      ...(!again && !type && { type: 'Choose a type.' }),
      ...(!again && !brand && { brand: 'Choose a brand.' }),
      ...(!again && !several && title.trim() === '' && { title: 'Title is needed.' }),
    };
    if (Object.keys(faults).length > 0) return form.setErrors(faults);
    const about = again ? { deliverable } : { title: title.trim(), type, brand };
    if (!(await send.run({ export: of.id, brief, ...about }))) return;
    notifyDone(
      <>
        The export is on its way to the brief.{' '}
        <Anchor size="sm" href={`#${pagePath(briefs, { id: brief })}`}>
          Open Brief
        </Anchor>
      </>,
      { time: 15_000 },
    );
    onClose();
  };
  return (
    <form noValidate onSubmit={submits(submit)}>
      <Stack gap="md">
        {send.refusal && (
          <Alert color="red" role="alert">
            {send.refusal.message}
          </Alert>
        )}
        <Text size="sm" c="dimmed">
          {of.name}
          {!single && ' · each file becomes a deliverable'}
        </Text>
        {of.watermarked && (
          <Alert color="blue">
            The brief gets this export without the words “Not signed off”, since it is reviewed and signed off there.
            People with access to the brief can download it before its sign-off.
          </Alert>
        )}
        <BriefPick label="Brief" withAsterisk data-autofocus {...form.choice('brief')} />
        {single && (
          <SegmentedControl
            aria-label="As"
            data={[
              { value: 'new', label: 'New deliverable' },
              { value: 'version', label: 'Next version' },
            ]}
            value={as}
            onChange={(next) => form.set('as', next)}
          />
        )}
        {!single && !several && (
          <Text size="sm" c="dimmed">
            A version is one file: export one size to send it as the next version of a deliverable.
          </Text>
        )}
        {again ? (
          <Select
            label="Deliverable"
            withAsterisk
            searchable
            data={documents.map((one) => ({ value: one.id, label: [one.title, one.type].filter(Boolean).join(' · ') }))}
            {...form.choice('deliverable')}
          />
        ) : (
          <>
            {!several && <TextInput label="Title" withAsterisk {...form.text('title')} />}
            <Select
              label="Type"
              withAsterisk
              searchable
              data={lists.delTypes.map(({ display }) => display)}
              {...form.choice('type')}
            />
            <Select
              label="Brand"
              withAsterisk
              searchable
              data={offered(lists.brand, user.brandAccess)}
              {...form.choice('brand')}
              value={brand || null}
            />
          </>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={send.pending}>
            Send to Brief
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
