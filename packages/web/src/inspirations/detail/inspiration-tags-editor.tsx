import { CloseButton, Group, Stack, Text } from '@mantine/core';
import { type Inspiration, inspirations, inspirationTags, tidyTags } from '@pavilion/domain';
import { inspirationsPolicies } from '@pavilion/domain/policies/inspirations';
import { useChange, useLive } from '@pavilion/sync/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { Pick } from '../../kit/multi-pick.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useMay } from '../../session/use-may.ts';
import cards from '../list/inspiration-card.module.css';
import classes from './inspiration-page.module.css';

/** Tags of an inspiration as chips. People with the role add and remove them, from the tags in use or new ones (LIB-052). */
export function InspirationTagsEditor({ inspiration }: { inspiration: Inspiration }) {
  const arrange = useMay(inspirationsPolicies.inspirations).patch(inspiration, 'tags');
  const { tags } = inspiration;
  return (
    <Panel title="Tags">
      {arrange ? (
        <Editor inspiration={inspiration} />
      ) : tags.length === 0 ? (
        <Text size="sm" c="dimmed">
          No tags.
        </Text>
      ) : (
        <Group gap={6}>
          {tags.map((tag) => (
            <span key={tag} className={cards.tag}>
              {tag}
            </span>
          ))}
        </Group>
      )}
    </Panel>
  );
}

function Editor({ inspiration }: { inspiration: Inspiration }) {
  const { tags } = inspiration;
  const change = useChange(inspirations);
  const { documents } = useLive(inspirationTags, { orderBy: [{ field: 'name', direction: 'asc' }] });
  const [error, setError] = useState<string | undefined>();
  /** Key of the box: each added tag renders a new, empty one. */
  const [added, setAdded] = useState(0);
  const save = (next: readonly string[]) =>
    change(inspiration, { tags: tidyTags(next) }).then(
      () => setError(undefined),
      (reason: unknown) => setError(refusalWords(reason).message),
    );
  const add = (tag: string | null) => {
    if (!tag) return;
    setAdded(added + 1);
    void save([...tags, tag]);
  };
  return (
    <Stack gap="sm">
      {tags.length > 0 && (
        <Group gap={6} role="group" aria-label="Tags of this inspiration">
          {tags.map((tag) => (
            <span key={tag} className={classes.tag}>
              <Link to="/inspirations" search={{ tag } as never} title={`All inspirations tagged “${tag}”`}>
                {tag}
              </Link>
              <CloseButton
                size={24}
                iconSize={14}
                radius="xl"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => void save(tags.filter((each) => each !== tag))}
              />
            </span>
          ))}
        </Group>
      )}
      <Pick
        key={added}
        aria-label="Add a tag"
        placeholder="Add a tag"
        creatable
        // After the first tag, the next can be typed immediately.
        autoFocus={added > 0}
        data={documents.map(({ name }) => name).filter((name) => !tags.includes(name))}
        value={null}
        error={error}
        nothingFoundMessage="Type a tag to add it."
        onChange={add}
      />
    </Stack>
  );
}
