// The import graph and its circles: files that cannot be understood, tested or moved separately.
import { dirname, join, normalize } from 'node:path';

/** Relative imports of a file, including type imports. */
export function importsOf(file, text) {
  const found = text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g);
  return [...found].map(([, specifier]) => normalize(join(dirname(file), specifier)));
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components of more than one). */
export function circles(graph) {
  const found = [];
  const at = new Map();
  const low = new Map();
  const path = [];
  function visit(file) {
    at.set(file, at.size);
    low.set(file, at.get(file));
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!at.has(next)) visit(next);
      if (path.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== at.get(file)) return;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1) found.push(circle);
  }
  for (const file of graph.keys()) if (!at.has(file)) visit(file);
  return found;
}
