/** Tarjan's strongly connected components. */

/**
 * @param edges who points at whom.
 * @returns groups of nodes that reach each other, sorted; a node that points at itself is a group of one.
 */
export function knotsOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const knots: string[][] = [];

  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    open.push(node);
    isOpen.add(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      else if (!isOpen.has(next)) continue;
      lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const knot = open.splice(open.indexOf(node));
    for (const member of knot) isOpen.delete(member);
    if (knot.length > 1 || edges.get(node)?.has(node)) knots.push(knot.sort());
  };

  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return knots;
}
