import { IconCoins, IconReceipt, IconWallet } from '@tabler/icons-react';
import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

/** Pages of the Billing group (PLT-064..066). The work planner adds the group's first entry. */
export const billingRoutes: readonly PageRoute[] = [
  {
    path: '/billings',
    title: 'Resource Billables',
    needs: 'openBilling',
    section: 'production',
    nav: { label: 'Resource Billables', icon: IconReceipt, group: 'Billing', needs: 'openBilling', order: 2 },
    component: lazyPage(() => import('./billings/billings-page.tsx'), 'BillingsPage'),
  },
  {
    path: '/billing/$id',
    title: 'Billing',
    list: '/billings',
    needs: 'openBilling',
    section: 'production',
    component: lazyPage(() => import('./billings/billing-page.tsx'), 'BillingPage'),
  },
  {
    path: '/ratecard-work',
    title: 'Work Attribution',
    needs: 'openBilling',
    section: 'production',
    nav: { label: 'Work Attribution', icon: IconCoins, group: 'Billing', needs: 'openBilling', order: 3 },
    component: lazyPage(() => import('./work/work-attribution-page.tsx'), 'WorkAttributionPage'),
  },
  {
    path: '/budgets',
    title: 'Budgets',
    needs: 'openBilling',
    section: 'production',
    nav: { label: 'Budgets', icon: IconWallet, group: 'Billing', needs: 'openBilling', order: 4 },
    component: lazyPage(() => import('./budgets/budgets-page.tsx'), 'BudgetsPage'),
  },
  {
    path: '/budget/$id',
    title: 'Budget',
    list: '/budgets',
    needs: 'openBilling',
    section: 'production',
    component: lazyPage(() => import('./budgets/budget-page.tsx'), 'BudgetPage'),
  },
];
