import { Alert, Button, Group, List, Stack, Text, UnstyledButton } from '@mantine/core';
import { formatCount } from '@pavilion/domain';
import {
  designChanges,
  type MissingPart,
  missingForPublishing,
  publications,
  signOffChanges,
} from '@pavilion/domain/graphics';
import { useDoc } from '@pavilion/sync/react';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '../../../call/client.ts';
import { useCall } from '../../../call/use-call.ts';
import { Modal } from '../../../kit/modal.tsx';
import { LatestPublication } from '../../publication-state.tsx';
import { useFonts } from '../../use-fonts.ts';
import classes from '../editor.module.css';
import { useEditor, useModel } from '../state/editor.ts';

/** Publishes the template as it stands, or says what is missing first. */
export function PublishButton() {
  const editor = useEditor();
  const { design } = useModel();
  const { lostIn } = useFonts();
  const [missing, setMissing] = useState<readonly MissingPart[]>([]);
  const [opened, setOpened] = useState(false);
  const press = () => {
    // What was typed last is published too.
    void editor.edits.flush();
    setMissing([...missingForPublishing(design), ...lostIn(design)]);
    setOpened(true);
  };
  return (
    <>
      <Button size="compact-md" leftSection={<IconSend size={14} />} onClick={press}>
        Publish
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={missing.length > 0 ? 'This Template Is Not Complete' : 'Publish Template'}
      >
        {missing.length > 0 ? (
          <MissingList missing={missing} onDone={() => setOpened(false)} />
        ) : (
          <Publishing onDone={() => setOpened(false)} />
        )}
      </Modal>
    </>
  );
}

function Publishing({ onDone }: { onDone: () => void }) {
  const { template } = useModel();
  const { run, pending, refusal } = useCall(calls.graphics.publishTemplate, {
    quiet: true,
    done: ({ number }) => `Publication ${number} is ready for makers.`,
  });
  const publish = async () => {
    if (await run({ template: template.id })) onDone();
  };
  return (
    <Stack gap="md">
      <Text size="sm">
        {template.published === 0
          ? 'Makers can then use this template. Later changes reach them when you publish again.'
          : 'Makers of existing graphics are shown what would change, and can take it over.'}
      </Text>
      <LatestPublication template={template} />
      <WhatChanges />
      {refusal && (
        <Alert color="red" role="alert">
          {refusal.message}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onDone}>
          Close
        </Button>
        <Button loading={pending} onClick={() => void publish()}>
          Publish Template
        </Button>
      </Group>
    </Stack>
  );
}

/** Most changes that are listed; the rest are only counted. */
const mostChanges = 8;

/** What publishing changes for makers, those of the brand kit too (GFX-011). */
function WhatChanges() {
  const { template, design } = useModel();
  const { document: latest } = useDoc(publications, template.publication);
  const words = latest ? [...signOffChanges(latest, template), ...designChanges(latest.design, design)] : [];
  if (words.length === 0) return null;
  return (
    <List size="sm" aria-label="What changes">
      {words.slice(0, mostChanges).map((each) => (
        <List.Item key={each}>{each}</List.Item>
      ))}
      {words.length > mostChanges && <List.Item>and {formatCount(words.length - mostChanges)} more</List.Item>}
    </List>
  );
}

/** What is missing; a press goes there. */
function MissingList({ missing, onDone }: { missing: readonly MissingPart[]; onDone: () => void }) {
  const editor = useEditor();
  const { slots } = useModel();
  const go = (id: string) => {
    const slot = slots.find((each) => each.id === id);
    if (slot) editor.view.set({ slide: slot.slide, selection: [id], inside: slot.parent, allSizes: false });
    onDone();
  };
  return (
    <Stack gap={4}>
      {missing.map(({ message, slot }) =>
        slot ? (
          <UnstyledButton key={message + slot} className={classes.option} onClick={() => go(slot)}>
            {message}
          </UnstyledButton>
        ) : (
          <Text key={message} size="sm" px={6} py={4}>
            {message}
          </Text>
        ),
      )}
    </Stack>
  );
}
