import { toPounds } from '../money.ts';

const pattern = /^£?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;

/**
 * An amount as a spreadsheet writes it, in pounds: `£1,234.50`, `1234.5`, `-20`, `(£20.00)` for a negative one. Undefined
 * where it is no amount. Figures past the penny are rounded: programs write 0.30000000000000004.
 */
export function readAmount(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0]|GBP/gi, '');
  const bracketed = /^\((.*)\)$/.exec(plain);
  const signed = bracketed ? `-${bracketed[1]}` : plain.replace(/^£([-\u2212])/, '$1£').replace(/^\u2212/, '-');
  const found = pattern.exec(signed.replace(/^[-+]/, ''));
  const [whole = '', part = ''] = [found?.[1]?.replaceAll(',', ''), found?.[2]];
  if (!found || whole + part === '' || whole.length > 12) return undefined;
  const pence = Number(whole || '0') * 100 + Math.round(Number(`0.${part || '0'}`) * 100);
  return toPounds(signed.startsWith('-') && pence !== 0 ? -pence : pence);
}
