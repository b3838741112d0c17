import { Button, Menu } from '@mantine/core';
import { type GraphicMoment, templates } from '@pavilion/domain';
import { useLive } from '@pavilion/sync/react';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { kindWords } from './kind-words.ts';
import { useMakeGraphic } from './use-make-graphic.ts';

/** Button that makes a graphic of a moment: with the only published template of its kind, or a chosen one. */
export function MakeOfMoment({ moment }: { moment: GraphicMoment }) {
  const [opened, setOpened] = useState(false);
  const { documents, status } = useLive(templates, {
    where: { state: 'published', kind: moment.kind },
    orderBy: [{ field: 'updated_at', direction: 'desc' }],
  });
  const { make, pending } = useMakeGraphic();
  const { match, innings, player, title, upTo } = moment;
  const makeWith = (template: string) =>
    void make({
      template,
      name: title,
      match,
      ...(innings === undefined ? {} : { innings }),
      ...(player ? { player } : {}),
      ...(upTo === undefined ? {} : { upTo }),
    });
  const [only, ...others] = documents;
  const single = only && others.length === 0;
  return (
    <Menu opened={opened && !single} onChange={setOpened} position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          leftSection={<IconPhotoPlus size={14} />}
          loading={pending}
          disabled={status === 'loading'}
          aria-label={`Make graphic of ${title}`}
          onClick={() => single && makeWith(only.id)}
        >
          Make Graphic
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {documents.length > 0
            ? 'Template'
            : `No template of the kind “${kindWords(moment.kind)}” has been published yet.`}
        </Menu.Label>
        {documents.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => makeWith(id)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
