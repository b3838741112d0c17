import postcss, { type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { filesOfFirstScreens } from './file-groups.ts';

/** The class names of Mantine, as its components and its style sheets have them. */
const className = /m_[0-9a-f]{5,8}\b/g;
const classesIn = (code: string): readonly string[] => code.match(className) ?? [];

/**
 * Divides Mantine's style sheet: the page begins with the rules of the components on its first screens, and the files of others
 * bring the rest. Rules for components that no file of the build contains are left out.
 */
export function usedStyles(chunks: readonly Rolldown.OutputChunk[]): Plugin {
  const used = new Set(chunks.flatMap(({ code }) => classesIn(code)));
  const first = new Set([...filesOfFirstScreens(chunks)].flatMap(({ code }) => classesIn(code)));
  const isOf = (names: ReadonlySet<string>) => (selector: string) =>
    classesIn(selector).every((name) => names.has(name));
  return {
    name: 'used-styles',
    enforce: 'pre',
    transform(code, id) {
      if (/\/@mantine\/core\/.*\.module\.mjs$/.test(id)) {
        const comesLater = classesIn(code).some((name) => used.has(name) && !first.has(name));
        return comesLater ? { code: `import '@mantine/core/styles.layer.css?later';\n${code}`, map: null } : null;
      }
      const [, name, later] = /\/@mantine\/(\w+)\/styles\.layer\.css(\?later)?$/.exec(id) ?? [];
      if (!name) return null;
      const isKept = isOf(name === 'core' && !later ? first : used);
      const cameFirst = later ? isOf(first) : () => false;
      const sheet = postcss.parse(code);
      sheet.walkRules((rule) => {
        if (hasVariables(rule)) return void rule.remove();
        const selectors = rule.selectors.filter(
          (selector) => isStep(rule) || (isKept(selector) && !cameFirst(selector)),
        );
        if (selectors.length > 0) rule.selectors = selectors;
        else rule.remove();
      });
      return { code: sheet.toString(), map: null };
    },
  };
}

/** The variables of Mantine's own theme; `theme-variables.ts` has those of ours. */
const hasVariables = ({ nodes }: Rule) =>
  nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--mantine-'));

/** A step of an animation has no selector: "from", "40%". */
const isStep = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name);
