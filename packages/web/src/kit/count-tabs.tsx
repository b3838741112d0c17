import { Badge, Tabs } from '@mantine/core';
import { useRef } from 'react';
import classes from './count-tabs.module.css';
import { formatCount } from './count-words.ts';
import { useShownEntry } from './use-scrolled-list.ts';

export interface CountTab<K extends string> {
  value: K;
  label: string;
  /** Optional; hidden when absent. */
  count?: number | undefined;
}

interface CountTabsProps<K extends string> {
  label: string;
  tabs: readonly CountTab<K>[];
  value: K;
  onChange: (value: K) => void;
}

/** Tabs with counts. The page keeps the active tab in its address (`urlChoice`). */
export function CountTabs<K extends string>({ label, tabs, value, onChange }: CountTabsProps<K>) {
  const list = useRef<HTMLDivElement>(null);
  // On a narrow screen the active tab may be out of view.
  useShownEntry(list, `[data-tab="${CSS.escape(value)}"]`);
  return (
    <Tabs
      className={classes.tabs}
      value={value}
      onChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen) onChange(chosen.value);
      }}
      variant="default"
    >
      <Tabs.List ref={list} aria-label={label} className={classes.list}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.value}
            data-tab={tab.value}
            value={tab.value}
            className={classes.tab}
            rightSection={
              tab.count === undefined ? null : (
                <Badge size="sm" variant="default" className="tabular">
                  {formatCount(tab.count)}
                </Badge>
              )
            }
          >
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
