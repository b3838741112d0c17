import { configurationId, config as configurations, defaultConfiguration } from '@pavilion/domain/accounts';
import { budgets, closedBudget, costs, importedRows, mostCostRows } from '@pavilion/domain/billing';
import { contract } from '@pavilion/domain/calls';
import { briefs } from '@pavilion/domain/production';
import { os } from '../../engines/calls/os.ts';
import { notFound, Refusal, refusalIn } from '../../engines/store/refusal.ts';
import { parseSheet } from '../system/import/read-sheet.ts';
import { briefsInSheet } from './briefs-in-sheet.ts';
import { briefCells, planCosts } from './plan-costs.ts';

/**
 * Reads a sheet of costs (PLN-046). If asked to import, and without errors, adds in one transaction the costs that are not
 * stored yet and not repeated in the sheet, or those too with `again` and `repeated`.
 */
export const importCosts = os.billing.importCosts.handler(async ({ context, input }) => {
  const { store, viewer, actor, config } = context;
  const { name, content, productionId, budget, apply, ...doubtful } = input;
  if (!productionId && !budget) throw new Refusal('INVALID', 'Choose a brief or a budget for these costs.');
  const chosen = productionId ? await store.visible(viewer, briefs, productionId) : undefined;
  if (chosen === null) throw notFound();
  const paying = budget ? await store.visible(viewer, budgets, budget) : undefined;
  if (paying === null) throw notFound();
  const closed = paying && closedBudget(paying);
  if (closed) throw new Refusal('INVALID', closed, 'budget');
  const sheet = await parseSheet(name, Buffer.from(content, 'base64'));
  if (sheet.rows.length > mostCostRows) {
    const rows = mostCostRows.toLocaleString('en-GB');
    throw new Refusal('UNREADABLE', `At most ${rows} costs can be imported at once.`);
  }
  const { costTypes } = (await store.get(configurations, configurationId)) ?? defaultConfiguration(config.organisation);
  const known = await store.find(costs, { where: productionId ? { productionId } : { budget } });
  const brief = chosen && { id: chosen.id, title: chosen.title };
  const named = await briefsInSheet(store, viewer, briefCells(sheet));
  // The chosen brief may be named even if it is a draft.
  const offered = brief ? [brief, ...named.filter(({ id }) => id !== brief.id)] : named;
  const paid = await store.find(budgets, { where: store.effectiveWhere(viewer, budgets.name) });
  const plan = planCosts(sheet, { costTypes, costs: known, briefs: offered, brief, budgets: paid, budget: paying });
  if (!apply) return { ...plan, added: [] };
  if (plan.faults.length > 0) throw refusalIn(contract.billing.importCosts, 'FAULTY');
  if (plan.rows.length === 0) throw new Refusal('FAULTY', 'This spreadsheet has no costs.');
  const fresh = importedRows(plan.rows, doubtful);
  if (fresh.length === 0) throw new Refusal('FAULTY', 'Every cost in this spreadsheet is here already.');
  const added = await store.transaction(actor, (tx) =>
    tx.insertBatch(
      costs,
      fresh.map(({ date, type, amount, description, brief: own = brief, budget: payer }) => ({
        date,
        type,
        amount,
        description,
        ...(own ? { productionId: own.id } : {}),
        ...(payer || budget ? { budget: payer?.id ?? budget } : {}),
      })),
    ),
  );
  return { ...plan, added: added.map(({ id }) => id) };
});
