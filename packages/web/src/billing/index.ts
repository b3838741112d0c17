export { CostsPanel } from './costs/costs-panel.tsx';
