import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import {
  type FieldValues,
  type Graphic,
  initialValues,
  keptContent,
  type Publication,
  publications,
  signOffChanges,
  templates,
} from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../call/client.ts';
import { useCall } from '../../call/use-call.ts';
import { Modal } from '../../kit/modal.tsx';
import { ComparedSides } from '../history/compared-sides.tsx';

interface NewPublicationProps {
  graphic: Graphic;
  publication: Publication;
  values: FieldValues;
}

/** Says that the template was published anew, and shows what taking it over changes (GFX-018). */
export function NewPublication({ graphic, publication, values }: NewPublicationProps) {
  const [opened, setOpened] = useState(false);
  const { document: template } = useDoc(templates, graphic.template);
  const { document: latest } = useDoc(
    publications,
    template?.publication === graphic.publication ? null : template?.publication,
  );
  const take = useCall(calls.graphics.takePublication, { done: 'The graphic now follows the latest publication.' });
  if (!latest) return null;
  const before = { values, changes: graphic.changes };
  const kept = keptContent(latest.design, before);
  const after = { values: { ...initialValues(latest.design.fields), ...kept.values }, changes: kept.changes };
  const takeIt = async () => {
    if (await take.run({ graphic: graphic.id })) setOpened(false);
  };
  return (
    <>
      <Alert variant="light" icon={<IconSparkles size={16} />} role="status">
        <Group justify="space-between" gap="sm">
          <Text size="sm">The template was published anew.</Text>
          <Button size="xs" variant="default" onClick={() => setOpened(true)}>
            See What Changes
          </Button>
        </Group>
      </Alert>
      <Modal opened={opened} onClose={() => setOpened(false)} title="The template was published anew" size="xl">
        <Stack gap="lg">
          {signOffChanges(publication, latest).map((words) => (
            <Text key={words} size="sm">
              {words}. This is already so for this graphic.
            </Text>
          ))}
          <ComparedSides
            left={{ title: `Now: publication ${publication.number}`, design: publication.design, ...before }}
            right={{ title: `New: publication ${latest.number}`, design: latest.design, ...after }}
          />
          <Text size="sm" c="dimmed">
            Values of fields that are still there stay.
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => setOpened(false)}>
              Close
            </Button>
            <Button loading={take.pending} onClick={() => void takeIt()}>
              Take New Publication
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
