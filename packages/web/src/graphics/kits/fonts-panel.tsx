import { Button, Group, Stack, Text } from '@mantine/core';
import { graphicFonts } from '@pavilion/domain';
import { graphicsPolicies } from '@pavilion/domain/policies/graphics';
import { useLive } from '@pavilion/sync/react';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Panel } from '../../kit/panel.tsx';
import { DeleteEntry } from '../../parts/delete-entry.tsx';
import { useCan } from '../../session/session-provider.tsx';
import { NewFont } from './new-font.tsx';

/** Fonts that designers uploaded, beside those that come with the product (GFX-009). */
export function FontsPanel() {
  const { documents } = useLive(graphicFonts, { orderBy: [{ field: 'family', direction: 'asc' }] });
  const [adding, setAdding] = useState(false);
  const designs = useCan('designTemplates');
  return (
    <Panel
      title="Fonts"
      note="Beside the fonts that come with the product."
      actions={
        designs && (
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
            Upload Font
          </Button>
        )
      }
    >
      <Stack gap="sm">
        {documents.length === 0 && (
          <Text size="sm" c="dimmed">
            No font has been uploaded yet.
          </Text>
        )}
        {documents.map((font) => {
          const name = `${font.family} ${font.weight}${font.italic ? ' italic' : ''}`;
          return (
            <Group key={font.id} justify="space-between" wrap="nowrap">
              <div>
                <Text size="sm" fw={500}>
                  {name}
                </Text>
                <Text size="xs" c="dimmed" lineClamp={2}>
                  {font.licence}
                </Text>
              </div>
              <DeleteEntry
                {...graphicsPolicies.graphicFonts}
                entry={font}
                name={name}
                note="A font that templates or graphics use cannot be deleted."
                compact
              />
            </Group>
          );
        })}
      </Stack>
      <NewFont opened={adding} onClose={() => setAdding(false)} />
    </Panel>
  );
}
