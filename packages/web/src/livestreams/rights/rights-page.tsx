import { Anchor, Text, Title } from '@mantine/core';
import { rightsSections, rightsTitle, rightsUpdated } from '@pavilion/domain/livestreams';
import { useEffect } from 'react';
import { urlText } from '../../kit/url-state.ts';
import { useUrlState } from '../../kit/use-url-state.ts';
import classes from './rights.module.css';

const address = { section: urlText() };

/** Rights FAQs (LIV-062 to LIV-065, OPN-074). The hash of the address holds the route, so the query names the section. */
export function RightsPage() {
  const [{ section }] = useUrlState(address);
  useEffect(() => {
    if (!section) return;
    const target = document.getElementById(`rights-${section}`);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [section]);
  return (
    <div className={classes.page}>
      <nav className={classes.contents} aria-label="Sections">
        <ul>
          {rightsSections.map(({ anchor, title }) => (
            <li key={anchor}>
              <Anchor
                size="sm"
                href={`#/livestreams/rights-faq?section=${anchor}`}
                // The address does not change when someone asks for the same section again after scrolling.
                onClick={() => document.getElementById(`rights-${anchor}`)?.scrollIntoView({ block: 'start' })}
              >
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <article className={classes.text}>
        <Title order={2} fz={28}>
          {rightsTitle}
        </Title>
        <Text size="sm" c="dimmed">
          Last updated {rightsUpdated}
        </Text>
        {rightsSections.map(({ anchor, title, rules }) => (
          <section key={anchor} className={classes.section} aria-labelledby={`rights-${anchor}`}>
            <Title order={3} fz={20} id={`rights-${anchor}`} tabIndex={-1} className={classes.heading}>
              {title}
            </Title>
            {rules.length === 0 ? (
              <Text c="dimmed">No rules are stated here.</Text>
            ) : (
              <ul>
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </div>
  );
}
