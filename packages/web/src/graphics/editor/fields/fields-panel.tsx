import { Button, Menu } from '@mantine/core';
import { fieldTypes } from '@pavilion/domain/graphics';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../editor.module.css';
import { capital } from '../inspector/choice-field.tsx';
import { useEditor, useModel } from '../state/editor.ts';
import { FieldCard } from './field-card.tsx';
import { addField } from './new-field.ts';
import { TryMatch } from './try-match.tsx';

/** What the template asks makers for (GFX-012), with values for trying it out. */
export function FieldsPanel() {
  const editor = useEditor();
  const { fields } = useModel();
  const [opened, setOpened] = useState<string | undefined>();
  return (
    <div className={classes.section}>
      <p className={classes.hint}>
        Texts name a field by its key, as in {'{batter}'}. What you type here only fills your own view of the slide,
        until you keep it as samples: then lists and other designers see it too.
      </p>
      <TryMatch />
      {fields.map((field) => (
        <FieldCard
          key={field.id}
          field={field}
          isOpen={opened === field.id}
          onOpen={() => setOpened(opened === field.id ? undefined : field.id)}
        />
      ))}
      <Menu position="bottom-start">
        <Menu.Target>
          <Button size="xs" variant="default" leftSection={<IconPlus size={14} />}>
            Add Field
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {fieldTypes.map((type) => (
            <Menu.Item key={type} onClick={() => setOpened(addField(editor, type))}>
              {capital(type)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
