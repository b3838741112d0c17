import { type Cost, costs } from '@pavilion/domain';
import { newId } from '@pavilion/sync/client';
import { useDoc } from '@pavilion/sync/react';
import { useEffect, useState } from 'react';
import { useFormValues } from '../../kit/use-form-values.ts';
import { remembered, useRemembered } from '../../kit/use-remembered.ts';
import { useUser } from '../../session/session-provider.tsx';
import { type CostValues, emptyCost } from './cost-fields.tsx';
import { costFields } from './cost-input.ts';
import type { CostScope } from './cost-scope.ts';

/** With the id under which the cost will be stored. */
type Drafts = Record<string, Partial<CostValues> & { id?: string }>;
const drafts = 'new-costs';
const none = '{}';

/**
 * The form of a new cost. What is typed is kept in this browser, for each brief and budget, until it is added: a reload or a look
 * at another tab loses nothing. Its id is kept with it, so that a cost that was stored before the page heard of it, or by another
 * window, is not offered once more.
 */
export function useCostDraft(scope: CostScope) {
  const [empty] = useState<CostValues>({ ...emptyCost, ...scope });
  const key = `${useUser().id} ${scope.productionId ?? scope.budget}`;
  const [kept, keep] = useRemembered<Drafts>(drafts, {});
  const [opened] = useState<CostValues>(() => {
    const { id: _id, ...typed } = kept[key] ?? {};
    return { ...empty, ...typed, ...scope };
  });
  const [id, setId] = useState(() => kept[key]?.id ?? newId());
  const form = useFormValues(opened, costs);
  const { values, fill } = form;
  /** What stays in the form for the next cost, which is nothing to keep. */
  const [rest, setRest] = useState(none);
  const typed = typedIn(values, empty);
  useEffect(() => {
    const { [key]: before, ...others } = remembered<Drafts>(drafts, {});
    if (typed !== rest) keep({ ...others, [key]: { ...(JSON.parse(typed) as Partial<CostValues>), id } });
    else if (before) keep(others);
  }, [typed, rest, key, keep, id]);
  const stored = useDoc(costs, id).document;

  /** Keeps the date and type, which are often the same for the next cost. */
  const clearAdded = () => {
    fill('amount', null);
    fill('description', '');
    setRest(typedIn({ ...values, amount: null, description: '' }, empty));
    setId(newId());
  };
  /** What was typed is another cost than the one that is stored under its id. */
  const beginAnother = () => setId(newId());
  const startAgain = () => {
    for (const name of namesOf(empty)) fill(name, empty[name]);
    setRest(none);
    setId(newId());
  };
  return { form, id, stored, isTyped: typed !== rest, clearAdded, beginAnother, startAgain };
}

/** Whether the form holds just what is stored. */
export const isStored = (values: CostValues, stored: Cost): boolean =>
  Object.entries(costFields(values)).every(([name, value]) => {
    const there = stored[name as keyof Cost];
    return name === 'date' ? String(there).slice(0, 10) === String(value).slice(0, 10) : there === value;
  });

const namesOf = (values: CostValues) => Object.keys(values) as (keyof CostValues)[];

const typedIn = (values: CostValues, empty: CostValues): string =>
  JSON.stringify(
    Object.fromEntries(namesOf(empty).flatMap((name) => (values[name] === empty[name] ? [] : [[name, values[name]]]))),
  );
