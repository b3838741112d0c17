import postcss, { type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';

/** The class names of Mantine, as its components and its style sheets have them. */
const className = /m_[0-9a-f]{5,8}\b/g;

/** Leaves out the rules of Mantine's style sheets for components that no file of the build contains. */
export function usedStyles(chunks: readonly Rolldown.OutputChunk[]): Plugin {
  const used = new Set(chunks.flatMap(({ code }) => code.match(className) ?? []));
  const isUsed = (selector: string) => (selector.match(className) ?? []).every((name) => used.has(name));
  return {
    name: 'used-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/@mantine\/\w+\/styles\.layer\.css$/.test(id)) return null;
      const sheet = postcss.parse(code);
      sheet.walkRules((rule) => {
        const selectors = rule.selectors.filter((selector) => isUsed(selector) || isStep(rule));
        if (selectors.length > 0) rule.selectors = selectors;
        else rule.remove();
      });
      return { code: sheet.toString(), map: null };
    },
  };
}

/** A step of an animation has no selector: "from", "40%". */
const isStep = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name);
