import { costs } from '@pavilion/domain';
import { useEffect, useState } from 'react';
import { useFormValues } from '../../kit/use-form-values.ts';
import { remembered, useRemembered } from '../../kit/use-remembered.ts';
import { useUser } from '../../session/session-provider.tsx';
import { type CostValues, emptyCost } from './cost-fields.tsx';
import type { CostScope } from './cost-scope.ts';

type Drafts = Record<string, Partial<CostValues>>;
const drafts = 'new-costs';
const none = '{}';

/**
 * The form of a new cost. What is typed is kept in this browser, for each brief and budget, until it is added: a reload or a look
 * at another tab loses nothing.
 */
export function useCostDraft(scope: CostScope) {
  const [empty] = useState<CostValues>({ ...emptyCost, ...scope });
  const key = `${useUser().id} ${scope.productionId ?? scope.budget}`;
  const [kept, keep] = useRemembered<Drafts>(drafts, {});
  const [opened] = useState<CostValues>({ ...empty, ...kept[key], ...scope });
  const form = useFormValues(opened, costs);
  const { values, fill } = form;
  /** What stays in the form for the next cost, which is nothing to keep. */
  const [rest, setRest] = useState(none);
  const typed = typedIn(values, empty);
  useEffect(() => {
    const { [key]: before, ...others } = remembered<Drafts>(drafts, {});
    if (typed !== rest) keep({ ...others, [key]: JSON.parse(typed) as Partial<CostValues> });
    else if (before) keep(others);
  }, [typed, rest, key, keep]);

  /** Keeps the date and type, which are often the same for the next cost. */
  const clearAdded = () => {
    fill('amount', null);
    fill('description', '');
    setRest(typedIn({ ...values, amount: null, description: '' }, empty));
  };
  const startAgain = () => {
    for (const name of namesOf(empty)) fill(name, empty[name]);
    setRest(none);
  };
  return { form, isTyped: typed !== rest, clearAdded, startAgain };
}

const namesOf = (values: CostValues) => Object.keys(values) as (keyof CostValues)[];

const typedIn = (values: CostValues, empty: CostValues): string =>
  JSON.stringify(
    Object.fromEntries(namesOf(empty).flatMap((name) => (values[name] === empty[name] ? [] : [[name, values[name]]]))),
  );
