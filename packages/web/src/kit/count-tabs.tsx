import { Badge, Tabs } from '@mantine/core';

export interface CountTab<K extends string> {
  value: K;
  label: string;
  /** Shown where it is known. */
  count?: number | undefined;
}

interface CountTabsProps<K extends string> {
  label: string;
  tabs: readonly CountTab<K>[];
  value: K;
  onChange: (value: K) => void;
}

/** Tabs with counts; the page keeps the chosen one in its address (`urlChoice`). */
export function CountTabs<K extends string>({ label, tabs, value, onChange }: CountTabsProps<K>) {
  return (
    <Tabs
      value={value}
      onChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen) onChange(chosen.value);
      }}
      variant="default"
    >
      <Tabs.List aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.value}
            value={tab.value}
            rightSection={
              tab.count === undefined ? null : (
                <Badge size="sm" variant="default" className="tabular">
                  {tab.count}
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
